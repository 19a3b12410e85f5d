import { FieldError } from '#src/ui/field.tsx';
import { copy } from './copy.ts';
import { isUnpublished, type RidesState, type Source } from '../rides/rides-state.ts';
import { SourcePicker } from './source-picker.tsx';

/** Browsers let go of picked files when the page ends. Nothing while all sources are open that are still needed. */
export function MissingSources({ night: { sources, rides } }: { night: RidesState }) {
  const isNeeded = ({ id }: Source) => {
    const own = rides.filter(({ sourceId }) => sourceId === id);
    return own.length === 0 || own.some(isUnpublished);
  };
  const missing = sources.filter((source) => !source.session && isNeeded(source));
  const count = missing.length;
  if (count === 0) return null;
  return (
    <section
      aria-label={copy.again.title(count)}
      className="grid justify-items-center gap-4 rounded-lg bg-surface px-6 py-8 text-center outline-2 -outline-offset-10 outline-stitch outline-dashed"
    >
      <h2 className="display text-display-md">{copy.again.title(count)}</h2>
      <p className="max-w-[44ch] wrap-anywhere text-ink-2">
        {copy.again.text(missing.map(({ file }) => file.name).join(', '))}
      </p>
      <SourcePicker isAgain variant="primary">
        {copy.again.choose(count)}
      </SourcePicker>
    </section>
  );
}

/** Why files were not opened, a line for each. */
export function NightError({ night: { errorMessage } }: { night: RidesState }) {
  if (!errorMessage) return null;
  return (
    <FieldError>
      <span className="min-w-0 wrap-anywhere whitespace-pre-line">{errorMessage}</span>
    </FieldError>
  );
}
