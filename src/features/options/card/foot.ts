import type { Box } from '#src/media/card-picture.ts';
import type { CardFacts } from './card-facts.ts';
import {
  drawText,
  fill,
  fitBlock,
  innerWidth,
  margin,
  width,
  type CardShapeToDraw,
  type MeasureCardText,
} from './shapes.ts';

/** Words are longer in some languages. */
const maxPlateText = 400;

interface FootRoom {
  /** Where the plate lies over the edge of the film. */
  seam: number;
  top: number;
  bottom: number;
  size: number;
  animalSize: number;
}

/** The plate, and who rides which animal: beside the plate, or below it where the name would get too small. */
export function drawFoot(facts: CardFacts, room: FootRoom, measure: MeasureCardText): CardShapeToDraw[] {
  const { plate, box } = drawPlate(facts, room.seam, measure);
  const style = { font: 'display', lineHeight: 0.92 } as const;
  const animalRoom = facts.animal || facts.brand ? room.animalSize * 1.4 : 0;
  const height = room.bottom - room.top - animalRoom - 20;
  const beside = fitBlock(
    facts.rider,
    {
      ...style,
      width: box ? box.x - 40 - margin : innerWidth,
      height: Math.min(height, 2.2 * room.size),
      size: room.size,
    },
    measure,
  );
  const below = box && {
    top: Math.max(room.top, box.y + box.height + 20),
    ...fitBlock(
      facts.rider,
      {
        ...{ ...style, width: innerWidth, size: 0.75 * room.size },
        height: Math.min(2.2 * room.size, room.bottom - animalRoom - 20 - (box.y + box.height + 20)),
      },
      measure,
    ),
  };
  const rider = below && below.size > beside.size ? below : { top: room.top, ...beside };
  const animalTop = rider.top + rider.height + 20;
  return [
    ...drawText(rider, rider.top, 'leather-ink'),
    ...drawAnimal(facts, { top: animalTop, height: room.bottom - animalTop, size: room.animalSize }, measure),
    ...plate,
  ];
}

function drawAnimal(
  { brand, animal }: CardFacts,
  { top, height, size }: { top: number; height: number; size: number },
  measure: MeasureCardText,
): CardShapeToDraw[] {
  const brandSize = 0.9 * size;
  // A brand that is a sentence leaves half of the line to the name.
  const mark = fitBlock(
    brand.replaceAll(' ', '\u00A0'),
    { font: 'heavy', width: innerWidth / 2, height: brandSize * 1.3, size: brandSize, lineHeight: 1.3 },
    measure,
  );
  const markWidth = brand === '' ? 0 : measure('heavy')(mark.lines[0] ?? '') * mark.size + 0.72 * brandSize;
  const box = { x: margin, y: top, width: Math.max(markWidth, 2 * brandSize), height: 1.2 * brandSize };
  const left = brand === '' ? margin : box.x + box.width + 24;
  const name = fitBlock(
    animal,
    { font: 'label', width: width - margin - left, height, size, lineHeight: 0.95 },
    measure,
  );
  const nameTop = top + Math.max(0, (box.height - name.height) / 2);
  const marking: CardShapeToDraw[] =
    brand === ''
      ? []
      : [
          fill(box, 'leather-2', 10),
          { kind: 'stitched-edge', box, color: 'leather-stitch' },
          {
            kind: 'text',
            text: mark.lines[0] ?? '',
            ...{ x: box.x + box.width / 2, middle: box.y + box.height / 2, size: mark.size },
            ...{ font: 'heavy', color: 'leather-ink', isCentered: true },
          },
        ];
  return [...marking, ...drawText(name, nameTop, 'leather-ink', left)];
}

/** Pinned over the edge of the film, on the right. */
function drawPlate(
  { plate }: CardFacts,
  seam: number,
  measure: MeasureCardText,
): { plate: CardShapeToDraw[]; box: Box | undefined } {
  if (!plate) return { plate: [], box: undefined };
  const { lines, below, isFigure } = plate;
  const largest = isFigure ? 190 : 112;
  const widest = Math.max(...lines.map(measure('heavy')));
  const size = Math.min(largest, maxPlateText / widest);
  const lineHeight = isFigure ? 0.84 : 0.9;
  const belowSize = below === '' ? 0 : Math.min(isFigure ? 48 : 64, maxPlateText / measure('label')(below));
  const textWidth = Math.max(widest * size, measure('label')(below) * belowSize);
  const boxWidth = Math.max(300, Math.ceil(textWidth) + 72);
  const boxHeight = 46 + lines.length * lineHeight * size + belowSize * 1.15 + 22;
  const box = {
    x: width - margin - boxWidth,
    y: Math.round(seam - boxHeight / 2),
    width: boxWidth,
    height: boxHeight,
  };
  const center = { x: box.x + box.width / 2, isCentered: true };
  const dot = { y: box.y + 28, radius: 10, color: 'pin' } as const;
  return {
    box,
    plate: [
      fill(box, 'plate', 8),
      { kind: 'dot', x: box.x + 30, ...dot },
      { kind: 'dot', x: box.x + box.width - 30, ...dot },
      ...lines.map((text, line): CardShapeToDraw => ({
        kind: 'text',
        ...{ text, size, font: 'heavy', color: 'plate-ink', ...center },
        middle: box.y + 46 + (line + 0.5) * lineHeight * size,
      })),
      ...(below === ''
        ? []
        : [
            {
              kind: 'text',
              ...{ text: below, size: belowSize, font: 'label', color: 'plate-ink-2', ...center },
              middle: box.y + 46 + lines.length * lineHeight * size + belowSize * 0.575,
            } satisfies CardShapeToDraw,
          ]),
    ],
  };
}
