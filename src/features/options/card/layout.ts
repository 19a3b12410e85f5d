import type { Box } from '#src/media/card-picture.ts';
import type { CardFacts } from './card-facts.ts';
import { fitText, type FittedText, type MeasureText } from './fit-text.ts';

/** The shapes of a card: for stories, and for posts. */
export const cardShapes = ['story', 'square'] as const;
export type CardShape = (typeof cardShapes)[number];

/** Colors by their names in the theme. */
export type CardColor =
  | 'plate'
  | 'plate-ink'
  | 'plate-ink-2'
  | 'pin'
  | 'leather'
  | 'leather-2'
  | 'leather-ink'
  | 'leather-stitch'
  | 'on-picture'
  | 'on-picture-2'
  | 'red'
  | 'overlay'
  | 'player';

export const cardFonts = ['display', 'heavy', 'label', 'text'] as const;
export type CardFont = (typeof cardFonts)[number];

/** What is drawn on a card, in order. Measures are pixels of the film. */
export type CardShapeToDraw =
  | { kind: 'box'; box: Box; color: CardColor; radius: number }
  /** Of one color, from clear to nearly opaque; each step at a share of the height. */
  | {
      kind: 'veil';
      box: Box;
      color: CardColor;
      steps: readonly (readonly [share: number, opacity: number])[];
    }
  | { kind: 'stitches'; box: Box; color: CardColor }
  | { kind: 'stitched-edge'; box: Box; color: CardColor }
  | { kind: 'dot'; x: number; y: number; radius: number; color: CardColor }
  | { kind: 'logo'; x: number; y: number; size: number; holes: CardColor; sign: CardColor }
  | CardText;

interface CardText {
  kind: 'text';
  text: string;
  x: number;
  /** Of the capitals. */
  middle: number;
  size: number;
  font: CardFont;
  color: CardColor;
  isCentered: boolean;
}

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

/** Widths in ems, by font. */
export type MeasureCardText = (font: CardFont) => MeasureText;

const width = 1080;
export const cardSizes = {
  story: { width, height: 1920 },
  square: { width, height: 1080 },
} as const satisfies Record<CardShape, object>;
const margin = 72;
const innerWidth = width - 2 * margin;
const filmHeight = 608;
/** Apps cover what is above and below. */
const storyTop = 212;
const storyBottom = 1580;
/** Words are longer in some languages. */
const maxPlateText = 400;

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
  const where = fitText(
    facts.where,
    { width: innerWidth, height: 96, size: 38, lineHeight: 1.25 },
    measure('text'),
  );
  const whereTop = film.y - 40 - getHeight(where, 1.25);
  const logo = { x: margin, y: storyTop, size: 72 };
  const rodeoRoom = whereTop - 14 - (logo.y + logo.size + 14);
  const rodeo = fitText(
    facts.rodeo,
    { width: innerWidth, height: rodeoRoom, size: 104, lineHeight: 0.94 },
    measure('display'),
  );
  const rodeoTop = whereTop - 14 - getHeight(rodeo, 0.94);
  return {
    ...{ width, height, film, isCovering: false },
    shapes: [
      fill({ x: 0, y: 0, width, height: film.y }, 'plate'),
      ...drawLogo(facts, logo, 'plate', 'plate-ink'),
      ...drawText(rodeo, rodeoTop, 0.94, 'display', 'plate-ink'),
      ...drawText(where, whereTop, 1.25, 'text', 'plate-ink-2'),
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
  const rodeo = fitText(
    facts.rodeo,
    { width: innerWidth, height: 62, size: 60, lineHeight: 0.94 },
    measure('display'),
  );
  const where = fitText(
    facts.where,
    { width: innerWidth, height: 48, size: 38, lineHeight: 1.25 },
    measure('text'),
  );
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
      ...drawText(rodeo, 1456, 0.94, 'display', 'on-picture'),
      ...drawText(where, 1526, 1.25, 'text', 'on-picture-2'),
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
  const rodeo = fitText(
    facts.rodeo,
    { width: textWidth, height: 66, size: 62, lineHeight: 0.94 },
    measure('display'),
  );
  const where = fitText(
    facts.where,
    { width: textWidth, height: 40, size: 30, lineHeight: 1.25 },
    measure('text'),
  );
  const gap = 8;
  const top = (film.y - getHeight(rodeo, 0.94) - gap - getHeight(where, 1.25)) / 2;
  return {
    ...{ width, height, film, isCovering: false },
    shapes: [
      fill({ x: 0, y: 0, width, height: film.y }, 'plate'),
      { kind: 'logo', ...logo, holes: 'plate', sign: 'plate-ink' },
      ...drawText(rodeo, top, 0.94, 'display', 'plate-ink'),
      ...drawText(where, top + getHeight(rodeo, 0.94) + gap, 1.25, 'text', 'plate-ink-2'),
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

const fill = (box: Box, color: CardColor, radius = 0): CardShapeToDraw => ({
  kind: 'box',
  box,
  color,
  radius,
});

const stitch = (y: number): CardShapeToDraw => ({
  kind: 'stitches',
  box: { x: 0, y, width, height: 5 },
  color: 'leather-stitch',
});

const getHeight = ({ lines, size }: FittedText, lineHeight: number) => lines.length * size * lineHeight;

function drawText(
  { lines, size }: FittedText,
  top: number,
  lineHeight: number,
  font: CardFont,
  color: CardColor,
  x = margin,
): CardShapeToDraw[] {
  return lines.map((text, line) => ({
    kind: 'text',
    ...{ text, x, size, font, color, isCentered: false },
    middle: top + (line + 0.5) * size * lineHeight,
  }));
}

function drawLogo(
  { product }: CardFacts,
  logo: { x: number; y: number; size: number },
  holes: CardColor,
  sign: CardColor,
): CardShapeToDraw[] {
  const words = { lines: [product], size: 54 };
  const top = logo.y + (logo.size - words.size) / 2;
  return [
    { kind: 'logo', ...logo, holes, sign },
    ...drawText(words, top, 1, 'heavy', sign, logo.x + logo.size + 18),
  ];
}

interface FootRoom {
  /** Where the plate lies over the edge of the film. */
  seam: number;
  top: number;
  bottom: number;
  size: number;
  animalSize: number;
}

/** The plate, and who rides which animal: beside the plate, or below it where the name would get too small. */
function drawFoot(facts: CardFacts, room: FootRoom, measure: MeasureCardText): CardShapeToDraw[] {
  const { plate, box } = drawPlate(facts, room.seam, measure);
  const lineHeight = 0.92;
  const animalRoom = facts.animal || facts.brand ? room.animalSize * 1.4 : 0;
  const height = room.bottom - room.top - animalRoom - 20;
  const beside = fitText(
    facts.rider,
    {
      width: box ? box.x - 40 - margin : innerWidth,
      height: Math.min(height, 2.2 * room.size),
      size: room.size,
      lineHeight,
    },
    measure('display'),
  );
  const below = box && {
    top: Math.max(room.top, box.y + box.height + 20),
    ...fitText(
      facts.rider,
      {
        ...{ width: innerWidth, lineHeight, size: 0.75 * room.size },
        height: Math.min(2.2 * room.size, room.bottom - animalRoom - 20 - (box.y + box.height + 20)),
      },
      measure('display'),
    ),
  };
  const rider = below && below.size > beside.size ? below : { top: room.top, ...beside };
  const animalTop = rider.top + getHeight(rider, lineHeight) + 20;
  return [
    ...drawText(rider, rider.top, lineHeight, 'display', 'leather-ink'),
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
  const mark = fitText(
    brand.replaceAll(' ', '\u00A0'),
    { width: innerWidth / 2, height: brandSize * 1.3, size: brandSize, lineHeight: 1.3 },
    measure('heavy'),
  );
  const markWidth = brand === '' ? 0 : measure('heavy')(mark.lines[0] ?? '') * mark.size + 0.72 * brandSize;
  const box = { x: margin, y: top, width: Math.max(markWidth, 2 * brandSize), height: 1.2 * brandSize };
  const left = brand === '' ? margin : box.x + box.width + 24;
  const name = fitText(
    animal,
    { width: width - margin - left, height, size, lineHeight: 0.95 },
    measure('label'),
  );
  const nameTop = top + Math.max(0, (box.height - getHeight(name, 0.95)) / 2);
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
  return [...marking, ...drawText(name, nameTop, 0.95, 'label', 'leather-ink', left)];
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
