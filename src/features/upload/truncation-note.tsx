import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { formatTimecode } from '#src/lib/format.ts';
import type { SourceVideo } from '#src/media/source-video.ts';
import { copy } from './copy.ts';

interface TruncationNoteProps {
  source: Pick<SourceVideo, 'duration' | 'missingSeconds'>;
}

/** Says what is left of a file that was cut off while it was copied or downloaded. */
export function TruncationNote({ source: { duration, missingSeconds } }: TruncationNoteProps) {
  if (missingSeconds === 0) return null;
  return (
    <p role="status" className="flex items-center gap-3 rounded-md bg-brass-wash p-4 text-sm font-[550]">
      <TriangleAlert aria-hidden="true" className="size-5.5 shrink-0 text-brass-text" />
      {copy.trim.truncated(formatTimecode(duration), formatTimecode(duration + missingSeconds))}
    </p>
  );
}
