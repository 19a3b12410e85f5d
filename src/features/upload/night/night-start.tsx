import Film from 'lucide-react/icons/film';
import { classNames } from '#src/lib/class-names.ts';
import { FieldError } from '#src/ui/field.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { useFileDrop } from '../choose/use-file-drop.ts';
import { copy as uploadCopy } from '../copy.ts';
import { FfmpegLoadProgress } from '../entry/ffmpeg-load-progress.tsx';
import { copy } from './copy.ts';
import { openRecordings } from './job/night-recordings.ts';
import type { NightState } from './job/night-state.ts';
import { RecordingPicker } from './recording-picker.tsx';

/** Before a recording is open. */
export function NightStart({ night }: { night: NightState }) {
  const isDragging = useFileDrop(
    (files, handles) => void handles.then((kept) => openRecordings(files, kept)),
  );
  return (
    <Page width="upload">
      <PageHeader title={copy.choose.title} />
      <div
        className={classNames(
          'grid min-h-80 content-center justify-items-center gap-4 rounded-lg px-6 py-14 text-center -outline-offset-10 transition-colors',
          isDragging
            ? 'bg-red-wash outline-3 outline-red-text outline-solid'
            : 'bg-surface outline-2 outline-stitch outline-dashed',
        )}
      >
        <Film aria-hidden="true" className="size-12 text-ink-2" strokeWidth={1.5} />
        <p className="display text-display-md">{copy.choose.prompt}</p>
        <p className="max-w-[44ch] text-ink-2">{copy.choose.text}</p>
        <RecordingPicker variant="primary" large>
          {copy.choose.choose}
        </RecordingPicker>
        <p className="hidden text-sm text-ink-2 pointer-fine:block">{uploadCopy.choose.drop}</p>
        {night.errorMessage && <FieldError>{night.errorMessage}</FieldError>}
      </div>
      <FfmpegLoadProgress />
    </Page>
  );
}
