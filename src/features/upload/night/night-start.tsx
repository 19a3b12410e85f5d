import { FieldError } from '#src/ui/field.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { DropZone } from '../choose/drop-zone.tsx';
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
      <DropZone isDragging={isDragging}>
        <p className="display text-display-md">{copy.choose.prompt}</p>
        <p className="max-w-[44ch] text-ink-2">{copy.choose.text}</p>
        <RecordingPicker variant="primary" large>
          {copy.choose.choose}
        </RecordingPicker>
        <p className="hidden text-sm text-ink-2 pointer-fine:block">{uploadCopy.choose.drop}</p>
        {night.errorMessage && <FieldError>{night.errorMessage}</FieldError>}
      </DropZone>
      <FfmpegLoadProgress />
    </Page>
  );
}
