import type { Video } from '#src/domain/video.ts';
import poster from '#src/ui/art/arena-empty.svg';
import { ImageWithFallback } from '#src/ui/image-with-fallback.tsx';
import { copy } from './copy.ts';

export function RideSummary({ video }: { video: Video }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <ImageWithFallback
        src={video.thumbnail_url}
        fallback={poster}
        alt={copy.edit.thumbnail}
        className="aspect-video w-36 rounded-sm bg-sunken object-cover"
      />
      <div className="grid flex-[1_1_8rem] gap-1">
        <p>
          <span className="numeral text-[2.25rem]">{video.duration.toFixed(2)}</span>{' '}
          <span className="label text-ink-2">{copy.seconds}</span>
        </p>
        <p className="text-sm text-ink-2">{copy.edit.videoStays}</p>
      </div>
    </div>
  );
}
