import { copy } from './copy.ts';
import { cardSizes } from './shapes.ts';
import { useCardPreview, type PreviewedCard } from './use-card-preview.ts';

/** What the card looks like, with the poster in place of the film. */
export function CardPreview(card: PreviewedCard) {
  const canvas = useCardPreview(card);
  return (
    <div className="grid place-items-center rounded-md bg-sunken p-3 short:p-2">
      <canvas
        ref={canvas}
        role="img"
        aria-label={copy.preview}
        {...cardSizes[card.shape]}
        className="max-h-[min(38dvh,20rem)] max-w-full short:max-h-20 rounded-sm shadow-2"
      />
    </div>
  );
}
