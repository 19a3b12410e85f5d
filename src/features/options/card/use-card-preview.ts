import { useEffect, useRef } from 'react';
import type { CardFilm } from '#src/domain/card-film.ts';
import { formatRideSeconds } from '#src/domain/ride-seconds.ts';
import type { Video } from '#src/domain/video.ts';
import { reportError } from '#src/lib/log.ts';
import { drawCardFrame, type Box } from '#src/media/card-picture.ts';
import { getCardFacts } from './card-facts.ts';
import { drawCard } from './draw-card.ts';
import type { CardShape } from './shapes.ts';

export interface PreviewedCard {
  ride: Video;
  film: CardFilm;
  shape: CardShape;
  poster: HTMLImageElement | undefined;
}

/** Without a poster, the film is taken for one that was filmed sideways. */
const usualSize = { naturalWidth: 16, naturalHeight: 9 };

/** Draws a card with the poster of its ride in place of the film. @returns the canvas to draw on */
export function useCardPreview({ ride, film: { marks }, shape, poster }: PreviewedCard) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isCurrent = true;
    const { naturalWidth: width, naturalHeight: height } = poster ?? usualSize;
    const draw = async () => {
      const card = await drawCard(getCardFacts(ride), shape, height > width);
      const context = isCurrent && canvas.current?.getContext('2d');
      if (!context) return;
      const clock = marks && formatRideSeconds(marks.end - marks.start, 1);
      const drawFilm = (place: Box) =>
        poster && context.drawImage(poster, place.x, place.y, place.width, place.height);
      drawCardFrame(context, card, { width, height }, drawFilm, clock);
    };
    draw().catch((error: unknown) => reportError(error, 'The preview of a ride card could not be drawn'));
    return () => {
      isCurrent = false;
    };
  }, [ride, marks, shape, poster]);
  return canvas;
}
