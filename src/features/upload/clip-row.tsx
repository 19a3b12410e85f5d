import { formatTimecode } from '#src/lib/format.ts';
import { Button } from '#src/ui/button.tsx';
import { useFileImageRef } from './object-url.ts';
import { reopenTrim } from './upload-jobs.ts';
import type { Stage } from './upload-state.ts';

export function ClipRow({ upload }: { upload: Stage<'editing details' | 'publishing'> }) {
  const { clip, selection } = upload;
  const thumbnail = useFileImageRef(clip.thumbnail);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <img
        ref={thumbnail}
        alt="Thumbnail of the clip"
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
      <Button disabled={upload.stage === 'publishing'} onClick={() => void reopenTrim()}>
        Trim again
      </Button>
    </div>
  );
}
