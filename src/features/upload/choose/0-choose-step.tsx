import Film from 'lucide-react/icons/film';
import { licensesPath } from '#src/config/paths.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Button } from '#src/ui/button.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { Page } from '#src/ui/page.tsx';
import { copy } from '../copy.ts';
import { FfmpegLoadProgress } from '../entry/ffmpeg-load-progress.tsx';
import { useUploadEntry } from '../entry/upload-entry-context.ts';
import { UploadHeader } from '../upload-header.tsx';
import type { Stage } from '../job/upload-state.ts';
import { openVideos } from './open-videos.ts';
import { OpeningFile } from './opening-file.tsx';
import { RecordButton } from './record-button.tsx';
import { NightLink } from './night-link.tsx';
import { useFileDrop } from './use-file-drop.ts';

export function ChooseStep({ upload }: { upload: Stage<'choosing' | 'reading'> }) {
  const isDragging = useFileDrop((files, handle) => void openVideos(files, handle));
  return (
    <Page width="upload">
      <UploadHeader title={copy.title} step={0} />
      <div
        className={classNames(
          'grid min-h-80 content-center justify-items-center gap-4 rounded-lg px-6 py-14 text-center -outline-offset-10 transition-colors',
          isDragging
            ? 'bg-red-wash outline-3 outline-red-text outline-solid'
            : 'bg-surface outline-2 outline-stitch outline-dashed',
        )}
      >
        <Film aria-hidden="true" className="size-12 text-ink-2" strokeWidth={1.5} />
        {upload.stage === 'reading' ? (
          <OpeningFile key={upload.draftId} fileName={upload.fileName} />
        ) : isDragging ? (
          <p className="display text-display-md">{copy.choose.dragging}</p>
        ) : (
          <VideoPrompt errorMessage={upload.errorMessage} />
        )}
      </div>
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
