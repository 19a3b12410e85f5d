import { useEffect, useRef, useState } from 'react';
import type { CardFilm } from '#src/domain/card-film.ts';
import { formatRideSeconds } from '#src/domain/ride-seconds.ts';
import type { Video } from '#src/domain/video.ts';
import { reportError } from '#src/lib/log.ts';
import { listPictureUrls } from '#src/lib/picture-urls.ts';
import { drawCardFrame } from '#src/media/card-picture.ts';
import { getCardFacts } from './card-facts.ts';
import { copy } from './copy.ts';
import { drawCard } from './draw-card.ts';
import type { CardShape } from './layout.ts';

/** The poster of a ride, in its own size; undefined where there is none. */
async function loadPoster(url: string): Promise<HTMLImageElement | undefined> {
  for (const src of listPictureUrls(url)) {
    const image = Object.assign(new Image(), { src });
    const isLoaded = await image.decode().then(
      () => true,
      () => false,
    );
    if (isLoaded) return image;
  }
  return undefined;
}

/** The poster of a ride once it is there; undefined where it has none. */
export function usePoster(url: string): HTMLImageElement | undefined {
  const [poster, setPoster] = useState<HTMLImageElement>();
  useEffect(() => {
    let isCurrent = true;
    void loadPoster(url).then((loaded) => isCurrent && setPoster(loaded));
    return () => {
      isCurrent = false;
    };
  }, [url]);
  return poster;
}

interface CardPreviewProps {
  ride: Video;
  film: CardFilm;
  shape: CardShape;
  poster: HTMLImageElement | undefined;
}

/** What the card looks like, with the poster in place of the film. */
export function CardPreview({ ride, film: { marks }, shape, poster }: CardPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isCurrent = true;
    const size = { width: poster?.naturalWidth ?? 16, height: poster?.naturalHeight ?? 9 };
    const draw = async () => {
      const card = await drawCard(getCardFacts(ride), shape, size.height > size.width);
      if (!isCurrent || !canvas.current) return;
      Object.assign(canvas.current, { width: card.width, height: card.height });
      const context = canvas.current.getContext('2d');
      const clock = marks && formatRideSeconds(marks.end - marks.start, 1);
      const drawFilm = (place: { x: number; y: number; width: number; height: number }) =>
        poster && context?.drawImage(poster, place.x, place.y, place.width, place.height);
      if (context) drawCardFrame(context, card, size, drawFilm, clock);
    };
    draw().catch((error: unknown) => reportError(error, 'The preview of a ride card could not be drawn'));
    return () => {
      isCurrent = false;
    };
  }, [ride, marks, shape, poster]);
  return (
    <div className="grid place-items-center rounded-md bg-sunken p-3">
      <canvas
        ref={canvas}
        role="img"
        aria-label={copy.preview}
        className="max-h-[min(38dvh,20rem)] max-w-full rounded-sm shadow-2"
      />
    </div>
  );
}
