import { Film } from 'lucide-react';
import { useRef } from 'react';
import { canPlayH264 } from '#src/media/can-play-h264.ts';
import { preloadFfmpeg } from '#src/media/trim-session.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Button } from '#src/ui/button.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { Page } from '#src/ui/page.tsx';
import { UploadHeader } from './upload-header.tsx';
import { openFile } from './upload-jobs.ts';
import type { UploadState } from './upload-state.ts';

type ChoosingUpload = Extract<UploadState, { stage: 'choosing' | 'reading' }>;

export function ChooseStep({ upload }: { upload: ChoosingUpload }) {
  const fileInput = useRef<HTMLInputElement>(null);
  const openFirstFile = (files: FileList | null) => {
    const file = files?.[0];
    if (file) void openFile(file);
  };
  const handleChoose = () => {
    if (!canPlayH264()) return showAlert('error', 'Codec is not supported in this device.');
    preloadFfmpeg();
    fileInput.current?.click();
  };
  return (
    <Page width="upload">
      <UploadHeader title="Upload a ride" step={0} />
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          openFirstFile(event.dataTransfer.files);
        }}
        className="grid justify-items-center gap-4 rounded-lg bg-surface px-6 py-14 text-center outline-2 -outline-offset-10 outline-stitch outline-dashed"
      >
        <Film aria-hidden="true" className="size-12 text-ink-2" strokeWidth={1.5} />
        {upload.stage === 'reading' ? (
          <p role="status" className="display text-display-md">
            Opening {upload.fileName}
          </p>
        ) : (
          <>
            <p className="display text-display-md">Choose a video of your ride</p>
            <p className="max-w-[44ch] text-ink-2">
              An .mp4 or .mov of any length, up to several gigabytes. You trim it here to at most two minutes;
              only what you keep leaves this device.
            </p>
            <Button variant="primary" large onClick={handleChoose}>
              Choose a video
            </Button>
          </>
        )}
        {upload.stage === 'choosing' && upload.errorMessage && <FieldError>{upload.errorMessage}</FieldError>}
      </div>
      <input
        ref={fileInput}
        type="file"
        accept="video/*"
        aria-label="Video file"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          openFirstFile(event.currentTarget.files);
          event.currentTarget.value = ''; // allows choosing the same file again
        }}
      />
    </Page>
  );
}
