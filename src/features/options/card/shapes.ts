import type { Box } from '#src/media/card-picture.ts';
import { fitText, type MeasureText } from './fit-text.ts';

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

/** Widths in ems, by font. */
export type MeasureCardText = (font: CardFont) => MeasureText;

export const width = 1080;
export const cardSizes = {
  story: { width, height: 1920 },
  square: { width, height: 1080 },
} as const satisfies Record<CardShape, object>;
export const margin = 72;
export const innerWidth = width - 2 * margin;

export const fill = (box: Box, color: CardColor, radius = 0): CardShapeToDraw => ({
  kind: 'box',
  box,
  color,
  radius,
});

/** A text that fits its room. */
export interface TextBlock {
  readonly lines: readonly string[];
  readonly size: number;
  /** In ems. */
  readonly lineHeight: number;
  readonly height: number;
  readonly font: CardFont;
}

/** Makes a text as large as it fits. @param room with the largest size */
export function fitBlock(
  text: string,
  { font, ...room }: { font: CardFont; width: number; height: number; size: number; lineHeight: number },
  measure: MeasureCardText,
): TextBlock {
  const { lines, size } = fitText(text, room, measure(font));
  const { lineHeight } = room;
  return { lines, size, lineHeight, font, height: lines.length * size * lineHeight };
}

/** The lines of a text, from its top on. */
export const drawText = (
  { lines, size, lineHeight, font }: TextBlock,
  top: number,
  color: CardColor,
  x = margin,
): CardShapeToDraw[] =>
  lines.map((text, line) => ({
    kind: 'text',
    ...{ text, x, size, font, color, isCentered: false },
    middle: top + (line + 0.5) * size * lineHeight,
  }));
