import { formatTimecode } from '#src/lib/format.ts';
import { Button } from '#src/ui/button.tsx';
import { useFileImageRef } from './object-url.ts';
import type { UploadState } from './upload-state.ts';

type DetailsUpload = Extract<UploadState, { stage: 'editing details' | 'publishing' }>;

export function ClipRow({ upload, onTrimAgain }: { upload: DetailsUpload; onTrimAgain: () => void }) {
  const { clip, selection } = upload;
  const thumbnail = useFileImageRef(clip.thumbnail);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <img
        ref={thumbnail}
        alt="First frame of the clip"
        className="aspect-video w-36 rounded-sm bg-sunken object-cover"
      />
      <div className="grid flex-[1_1_8rem] gap-1">
        <p>
          <span className="numeral text-[2.25rem]">{clip.video.duration.toFixed(2)}</span>{' '}
          <span className="label text-ink-2">seconds</span>
        </p>
        <p className="text-sm text-ink-2">
          {formatTimecode(selection.start)} to {formatTimecode(selection.end)}
        </p>
      </div>
      <Button disabled={upload.stage === 'publishing'} onClick={onTrimAgain}>
        Trim again
      </Button>
    </div>
  );
}
