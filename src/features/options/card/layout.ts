import type { Box } from '#src/media/card-picture.ts';
import type { CardFacts } from './card-facts.ts';
import { drawFoot } from './foot.ts';
import {
  cardSizes,
  drawText,
  fill,
  fitBlock,
  innerWidth,
  margin,
  width,
  type CardColor,
  type CardShape,
  type CardShapeToDraw,
  type MeasureCardText,
  type TextBlock,
} from './shapes.ts';

export interface CardLayout {
  readonly width: number;
  readonly height: number;
  readonly film: Box;
  readonly isCovering: boolean;
  /** What lies around the film, or over it. */
  readonly shapes: readonly CardShapeToDraw[];
  readonly clock: {
    readonly x: number;
    readonly bottom: number;
    readonly size: number;
    readonly padding: number;
  };
}

const filmHeight = 608;
const rodeoStyle = { font: 'display', lineHeight: 0.94 } as const;
const whereStyle = { font: 'text', lineHeight: 1.25 } as const;
/** Apps cover what is above and below. */
const storyTop = 212;
const storyBottom = 1580;

/** Where everything is on a card. @param isUpright whether the clip is: it fills a story */
export function layoutCard(
  facts: CardFacts,
  shape: CardShape,
  isUpright: boolean,
  measure: MeasureCardText,
): CardLayout {
  if (shape === 'square') return layoutSquare(facts, measure);
  return isUpright ? layoutUprightStory(facts, measure) : layoutStory(facts, measure);
}

function layoutStory(facts: CardFacts, measure: MeasureCardText): CardLayout {
  const { height } = cardSizes.story;
  const film = { x: 0, y: 548, width, height: filmHeight };
  const filmBottom = film.y + film.height;
  const where = fitBlock(facts.where, { ...whereStyle, width: innerWidth, height: 96, size: 38 }, measure);
  const whereTop = film.y - 40 - where.height;
  const logo = { x: margin, y: storyTop, size: 72 };
  const rodeoRoom = whereTop - 14 - (logo.y + logo.size + 14);
  const rodeo = fitBlock(
    facts.rodeo,
    { ...rodeoStyle, width: innerWidth, height: rodeoRoom, size: 104 },
    measure,
  );
  const rodeoTop = whereTop - 14 - rodeo.height;
  return {
    ...{ width, height, film, isCovering: false },
    shapes: [
      fill({ x: 0, y: 0, width, height: film.y }, 'plate'),
      ...drawLogo(facts, logo, 'plate', 'plate-ink'),
      ...drawText(rodeo, rodeoTop, 'plate-ink'),
      ...drawText(where, whereTop, 'plate-ink-2'),
      fill({ x: 0, y: filmBottom, width, height: height - filmBottom }, 'leather'),
      stitch(filmBottom + 18),
      ...drawFoot(
        facts,
        { seam: filmBottom, top: filmBottom + 56, bottom: storyBottom, size: 138, animalSize: 76 },
        measure,
      ),
    ],
    clock: { x: margin, bottom: filmBottom - 40, size: 120, padding: 24 },
  };
}

function layoutUprightStory(facts: CardFacts, measure: MeasureCardText): CardLayout {
  const { height } = cardSizes.story;
  const film = { x: 0, y: 0, width, height };
  const seam = 1076;
  const foot = drawFoot(facts, { seam, top: seam, bottom: 1440, size: 138, animalSize: 76 }, measure);
  const rodeo = fitBlock(facts.rodeo, { ...rodeoStyle, width: innerWidth, height: 62, size: 60 }, measure);
  const where = fitBlock(facts.where, { ...whereStyle, width: innerWidth, height: 48, size: 38 }, measure);
  return {
    ...{ width, height, film, isCovering: true },
    shapes: [
      {
        kind: 'veil',
        box: film,
        color: 'player',
        steps: [
          [0, 0.8],
          [0.22, 0],
          [0.42, 0],
          [0.59, 0.78],
          [0.76, 0.94],
          [1, 0.94],
        ],
      },
      ...drawLogo(facts, { x: margin, y: storyTop, size: 72 }, 'leather-ink', 'on-picture'),
      ...foot,
      ...drawText(rodeo, 1456, 'on-picture'),
      ...drawText(where, 1526, 'on-picture-2'),
    ],
    clock: { x: margin, bottom: seam - 40, size: 120, padding: 24 },
  };
}

function layoutSquare(facts: CardFacts, measure: MeasureCardText): CardLayout {
  const { height } = cardSizes.square;
  const film = { x: 0, y: 150, width, height: filmHeight };
  const filmBottom = film.y + film.height;
  const logo = { x: width - margin - 92, y: 29, size: 92 };
  const textWidth = logo.x - 40 - margin;
  const rodeo = fitBlock(facts.rodeo, { ...rodeoStyle, width: textWidth, height: 66, size: 62 }, measure);
  const where = fitBlock(facts.where, { ...whereStyle, width: textWidth, height: 40, size: 30 }, measure);
  const gap = 8;
  const top = (film.y - rodeo.height - gap - where.height) / 2;
  return {
    ...{ width, height, film, isCovering: false },
    shapes: [
      fill({ x: 0, y: 0, width, height: film.y }, 'plate'),
      { kind: 'logo', ...logo, holes: 'plate', sign: 'plate-ink' },
      ...drawText(rodeo, top, 'plate-ink'),
      ...drawText(where, top + rodeo.height + gap, 'plate-ink-2'),
      fill({ x: 0, y: filmBottom, width, height: height - filmBottom }, 'leather'),
      stitch(filmBottom + 18),
      ...drawFoot(
        facts,
        { seam: filmBottom, top: filmBottom + 56, bottom: height - 36, size: 116, animalSize: 66 },
        measure,
      ),
    ],
    clock: { x: margin, bottom: filmBottom - 40, size: 96, padding: 20 },
  };
}

const stitch = (y: number): CardShapeToDraw => ({
  kind: 'stitches',
  box: { x: 0, y, width, height: 5 },
  color: 'leather-stitch',
});

function drawLogo(
  { product }: CardFacts,
  logo: { x: number; y: number; size: number },
  holes: CardColor,
  sign: CardColor,
): CardShapeToDraw[] {
  const words: TextBlock = { lines: [product], font: 'heavy', lineHeight: 1, ...{ size: 54, height: 54 } };
  const top = logo.y + (logo.size - words.height) / 2;
  return [{ kind: 'logo', ...logo, holes, sign }, ...drawText(words, top, sign, logo.x + logo.size + 18)];
}
