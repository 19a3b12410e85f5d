import { copy } from '../copy.ts';
import type { NightState } from '../job/night-state.ts';
import { RecordingPicker } from '../recording-picker.tsx';

/** Browsers let go of picked files when the page ends. Nothing while all recordings are open. */
export function MissingRecordings({ night: { recordings } }: { night: NightState }) {
  const missing = recordings.filter(({ session }) => !session);
  if (missing.length === 0) return null;
  return (
    <section
      aria-label={copy.again.title}
      className="grid justify-items-center gap-4 rounded-lg bg-surface px-6 py-8 text-center outline-2 -outline-offset-10 outline-stitch outline-dashed"
    >
      <h2 className="display text-display-md">{copy.again.title}</h2>
      <p className="max-w-[44ch] wrap-anywhere text-ink-2">
        {copy.again.text(missing.map(({ source }) => source.name).join(', '))}
      </p>
      <RecordingPicker isAgain variant="primary">
        {copy.again.choose}
      </RecordingPicker>
    </section>
  );
}
