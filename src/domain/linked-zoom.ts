/**
 * How much a picture is enlarged in a link, and its point in the middle of what is seen, in shares of its width and height:
 * `PictureZoom` of src/lib/zoom.
 */
export interface LinkedZoom {
  /** 1 for the whole picture. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const inLink = /^(\d{3,4})-(\d{1,4})-(\d{1,4})$/;

/** The zoom of a link: hundredths of the scale, and thousandths of both shares; undefined for anything else. */
export function parseZoom(text: string | null): LinkedZoom | undefined {
  const [, ...numbers] = inLink.exec(text ?? '') ?? [];
  const [scale, x, y] = numbers.map(Number);
  if (scale === undefined || x === undefined || y === undefined) return undefined;
  return { scale: scale / 100, x: x / 1000, y: y / 1000 };
}

/** For a link; undefined for the whole picture. */
export function formatZoom({ scale, x, y }: LinkedZoom): string | undefined {
  return scale > 1 ? [scale * 100, x * 1000, y * 1000].map(Math.round).join('-') : undefined;
}
