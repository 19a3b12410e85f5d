import { useEffect, useState } from 'react';
import { formatTimecode } from '#src/lib/format.ts';
import { reportError } from '#src/lib/log.ts';
import type { TrimSession } from '#src/media/trim-session.ts';
import { Button } from '#src/ui/button.tsx';
import { copy } from '../copy.ts';
import { ClipImage } from '../clip-image.tsx';

interface ThumbnailChoiceProps {
  session: TrimSession;
  chosenTime: number | undefined;
  /** Whether the current frame is selected. */
  canChoose: boolean;
  onChoose: () => void;
}

export function ThumbnailChoice({ session, chosenTime, canChoose, onChoose }: ThumbnailChoiceProps) {
  const image = useThumbnail(session, chosenTime);
  return (
    <div className="flex flex-wrap items-center gap-4">
      {image && <ClipImage className="w-24 sm:w-36" image={image} alt={copy.trim.thumbnail.label} />}
      <div className="flex-[1_1_8rem]">
        <p className="text-sm font-[650]">{copy.trim.thumbnail.label}</p>
        <p role="status" className="text-sm text-ink-2 tabular-nums">
          {chosenTime !== undefined
            ? copy.trim.thumbnail.chosen(formatTimecode(chosenTime))
            : copy.trim.thumbnail.first}
        </p>
      </div>
      <Button disabled={!canChoose} onClick={onChoose}>
        {copy.trim.thumbnail.choose}
      </Button>
    </div>
  );
}

/** @returns undefined until the frame has been extracted */
function useThumbnail(session: TrimSession, time: number | undefined): Blob | undefined {
  const [extracted, setExtracted] = useState<{ time: number; image: Blob }>();
  useEffect(() => {
    if (time === undefined) return;
    const controller = new AbortController();
    session.extractThumbnail(time, controller.signal).then(
      ({ image }) => setExtracted({ time, image }),
      (error: unknown) => {
        if (!controller.signal.aborted) reportError(error, 'The thumbnail could not be shown');
      },
    );
    return () => controller.abort();
  }, [session, time]);
  return extracted?.time === time ? extracted?.image : undefined;
}
