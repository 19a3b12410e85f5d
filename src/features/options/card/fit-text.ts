/** The width of a text, in ems of its font. */
export type MeasureText = (text: string) => number;

export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
  /** The largest size. */
  readonly size: number;
  /** In ems. */
  readonly lineHeight: number;
}

const step = 1;
/** Texts of a line that is hardly longer than the others are spread evenly. */
const balanceSteps = 20;

/** The largest size in which all of a text fits: it is shrunk, never cut off. */
export function fitText(text: string, room: Room, measure: MeasureText): FittedText {
  const words = text.split(/\s+/).filter(Boolean);
  for (let { size } = room; size > step; size -= step) {
    const lines = wrap(words, room.width / size, measure);
    if (lines && lines.length * room.lineHeight * size <= room.height)
      return { lines: balance(words, lines, room.width / size, measure), size };
  }
  return { lines: words.length > 0 ? [words.join(' ')] : [], size: step };
}

/** @param width in ems @returns undefined where a word is too long */
function wrap(words: readonly string[], width: number, measure: MeasureText): string[] | undefined {
  const lines: string[] = [];
  for (const word of words) {
    if (measure(word) > width) return undefined;
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width) lines[lines.length - 1] += ` ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** As many lines, as evenly long as possible. */
function balance(
  words: readonly string[],
  lines: readonly string[],
  width: number,
  measure: MeasureText,
): readonly string[] {
  let balanced = lines;
  for (let narrow = balanceSteps - 1; narrow > 0; narrow -= 1) {
    const narrower = wrap(words, (width * narrow) / balanceSteps, measure);
    if (narrower?.length !== lines.length) break;
    balanced = narrower;
  }
  return balanced;
}
