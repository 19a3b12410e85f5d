import { toDecimal } from '#src/languages/localize.ts';
import type { CardPicture } from '#src/media/card-picture.ts';
import { horseshoe, logoSize, nailHole, nailHoles, playSign } from '#src/ui/logo-shapes.ts';
import type { CardFacts } from './card-facts.ts';
import { layoutCard, type CardLayout } from './layout.ts';
import { cardFonts, type CardColor, type CardFont, type CardShape, type CardShapeToDraw } from './shapes.ts';

const weights: Readonly<Record<CardFont, number>> = { display: 820, heavy: 900, label: 720, text: 550 };
const digits = [...'0123456789'];
/** Capitals of this size tell the height of all. */
const measuredPixels = 100;

/** What of the page a card is drawn with. */
interface CardTheme {
  readonly getFont: (font: CardFont, size: number) => string;
  readonly getColor: (color: CardColor) => string;
}

/** The fonts and the colors of the page, by day; loads the fonts. */
async function readTheme(): Promise<CardTheme> {
  const style = getComputedStyle(document.documentElement);
  const getFont = (font: CardFont, size: number) =>
    `${weights[font]} ${size}px ${style.getPropertyValue(font === 'text' ? '--font-text' : '--font-display')}`;
  // Those that stand in for them may be missing.
  await Promise.allSettled(cardFonts.map((font) => document.fonts.load(getFont(font, measuredPixels))));
  await document.fonts.ready;
  return { getFont, getColor: createColorReader() };
}

/** Colors that depend on the scheme are resolved where they are used, not where they are stated. */
function createColorReader(): (color: CardColor) => string {
  const colors = new Map<CardColor, string>();
  return (color) => {
    const known = colors.get(color);
    if (known !== undefined) return known;
    const probe = document.createElement('span');
    Object.assign(probe.style, { colorScheme: 'light', color: `var(--color-${color})` });
    document.body.append(probe);
    const read = getComputedStyle(probe).color;
    probe.remove();
    colors.set(color, read);
    return read;
  };
}

/** Draws what of a card does not move. @param isUpright whether the clip is */
export async function drawCard(facts: CardFacts, shape: CardShape, isUpright: boolean): Promise<CardPicture> {
  const theme = await readTheme();
  const measuring = createContext(1, 1);
  const measure = (font: CardFont) => (text: string) => {
    measuring.font = theme.getFont(font, measuredPixels);
    return measuring.measureText(text).width / measuredPixels;
  };
  const layout = layoutCard(facts, shape, isUpright, measure);
  const context = createContext(layout.width, layout.height);
  for (const one of layout.shapes) drawShape(context, one, theme);
  const { width, height, film, isCovering } = layout;
  return {
    ...{ width, height, film, isCovering },
    background: theme.getColor('player'),
    overlay: await createImageBitmap(context.canvas),
    clock: await drawCharacters(layout, theme),
  };
}

function createContext(width: number, height: number): CanvasRenderingContext2D {
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  if (!context) throw new Error('No 2D context.');
  return context;
}

/** All digits are as wide as the widest, so that the clock stands still. */
async function drawCharacters(
  { clock: { x, bottom, size, padding } }: CardLayout,
  { getFont, getColor }: CardTheme,
): Promise<CardPicture['clock']> {
  const measuring = createContext(1, 1);
  measuring.font = getFont('display', size);
  const getWidth = (character: string) => Math.ceil(measuring.measureText(character).width);
  const digitWidth = Math.max(...digits.map(getWidth));
  const sign = toDecimal('.');
  const cells: Record<string, { x: number; width: number }> = {};
  let width = 0;
  for (const character of [...digits, sign]) {
    cells[character] = { x: width, width: character === sign ? getWidth(sign) : digitWidth };
    width += cells[character].width;
  }
  const height = Math.round(0.86 * size);
  const context = createContext(width, height);
  Object.assign(context, {
    font: getFont('display', size),
    fillStyle: getColor('on-picture'),
    textAlign: 'center',
  });
  const baseline = getBaseline(context, height / 2);
  for (const [character, cell] of Object.entries(cells))
    context.fillText(character, cell.x + cell.width / 2, baseline);
  const characters = await createImageBitmap(context.canvas);
  return { characters, cells, x, bottom, padding, radius: 10, color: getColor('overlay') };
}

/** For capitals whose middle is at a height. */
const getBaseline = (context: CanvasRenderingContext2D, middle: number): number =>
  middle + context.measureText('H').actualBoundingBoxAscent / 2;

function drawShape(context: CanvasRenderingContext2D, shape: CardShapeToDraw, theme: CardTheme): void {
  const { getFont, getColor } = theme;
  context.save();
  if ('color' in shape) context.fillStyle = context.strokeStyle = getColor(shape.color);
  switch (shape.kind) {
    case 'box': {
      context.beginPath();
      context.roundRect(shape.box.x, shape.box.y, shape.box.width, shape.box.height, shape.radius);
      context.fill();
      break;
    }
    case 'veil': {
      drawVeil(context, shape);
      break;
    }
    case 'stitches': {
      const { x, y, width, height } = shape.box;
      context.setLineDash([24, 16]);
      context.lineWidth = height;
      drawLine(context, [x, y + height / 2], [x + width, y + height / 2]);
      break;
    }
    case 'stitched-edge': {
      const { x, y, width, height } = shape.box;
      context.setLineDash([10, 8]);
      context.lineWidth = 4;
      context.beginPath();
      context.roundRect(x + 7, y + 7, width - 14, height - 14, 6);
      context.stroke();
      break;
    }
    case 'dot': {
      context.beginPath();
      context.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI);
      context.fill();
      break;
    }
    case 'logo': {
      drawLogo(context, shape, theme);
      break;
    }
    case 'text': {
      context.font = getFont(shape.font, shape.size);
      context.textAlign = shape.isCentered ? 'center' : 'left';
      context.fillText(shape.text, shape.x, getBaseline(context, shape.middle));
    }
  }
  context.restore();
}

type Veil = Extract<CardShapeToDraw, { kind: 'veil' }>;

/** The color between two steps is drawn in strips, since a gradient would need it with each opacity. */
function drawVeil(context: CanvasRenderingContext2D, { box, steps }: Veil): void {
  for (let y = 0; y < box.height; y += 1) {
    const share = y / box.height;
    const next = Math.max(
      1,
      steps.findIndex(([stop]) => stop >= share),
    );
    const [[start, from], [end, to]] = [steps[next - 1] ?? [0, 0], steps[next] ?? [1, 0]];
    context.globalAlpha = from + ((to - from) * (share - start)) / (end - start);
    context.fillRect(box.x, box.y + y, box.width, 1);
  }
}

function drawLine(context: CanvasRenderingContext2D, from: [number, number], to: [number, number]): void {
  context.beginPath();
  context.moveTo(...from);
  context.lineTo(...to);
  context.stroke();
}

function drawLogo(
  context: CanvasRenderingContext2D,
  { x, y, size, holes, sign }: Extract<CardShapeToDraw, { kind: 'logo' }>,
  { getColor }: CardTheme,
): void {
  context.translate(x, y);
  context.scale(size / logoSize, size / logoSize);
  fillPath(context, new Path2D(horseshoe), getColor('red'));
  fillPath(context, new Path2D(playSign), getColor(sign));
  context.fillStyle = getColor(holes);
  for (const { x: left, y: top, turn } of nailHoles) {
    const [degrees, centerX, centerY] = turn;
    context.save();
    context.translate(centerX, centerY);
    context.rotate((degrees * Math.PI) / 180);
    context.beginPath();
    context.roundRect(left - centerX, top - centerY, nailHole.width, nailHole.height, nailHole.radius);
    context.fill();
    context.restore();
  }
}

function fillPath(context: CanvasRenderingContext2D, path: Path2D, color: string): void {
  context.fillStyle = color;
  context.fill(path);
}
