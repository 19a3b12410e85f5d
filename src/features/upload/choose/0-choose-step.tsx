import { licensesPath } from '#src/config/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { Page } from '#src/ui/page.tsx';
import { copy } from '../copy.ts';
import { FfmpegLoadProgress } from '../entry/ffmpeg-load-progress.tsx';
import { useUploadEntry } from '../entry/upload-entry-context.ts';
import { UploadHeader } from '../upload-header.tsx';
import type { Step } from '../rides/ride-step.ts';
import { DropZone } from './drop-zone.tsx';
import { openVideos } from '../entry/open-videos.ts';
import { OpeningFile } from './opening-file.tsx';
import { RecordButton } from './record-button.tsx';
import { NightLink } from './night-link.tsx';
import { useFileDrop } from './use-file-drop.ts';

export function ChooseStep({ step }: { step: Step<'choosing' | 'reading'> }) {
  const isDragging = useFileDrop((files, handle) => void openVideos(files, handle));
  return (
    <Page width="upload">
      <UploadHeader title={copy.title} step={0} />
      <DropZone isDragging={isDragging}>
        {step.name === 'reading' ? (
          <OpeningFile key={step.fileName} fileName={step.fileName} />
        ) : isDragging ? (
          <p className="display text-display-md">{copy.choose.dragging}</p>
        ) : (
          <VideoPrompt errorMessage={step.errorMessage} />
        )}
      </DropZone>
      <FfmpegLoadProgress />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <a
          href={licensesPath}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center text-sm text-ink-2 underline"
        >
          {copy.choose.licenses}
        </a>
        <Button variant="primary" large disabled className="ml-auto">
          {copy.next}
        </Button>
      </div>
    </Page>
  );
}

function VideoPrompt({ errorMessage }: { errorMessage: string | undefined }) {
  const { pickVideo } = useUploadEntry();
  return (
    <>
      <p className="display text-display-md">{copy.choose.prompt}</p>
      <p className="max-w-[44ch] text-ink-2">{copy.choose.text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="primary" large onClick={pickVideo}>
          {copy.choose.choose}
        </Button>
        <RecordButton />
      </div>
      <p className="hidden text-sm text-ink-2 pointer-fine:block">{copy.choose.drop}</p>
      <NightLink />
      {errorMessage && (
        <div className="max-w-[52ch] text-left">
          <FieldError>{errorMessage}</FieldError>
        </div>
      )}
    </>
  );
}
