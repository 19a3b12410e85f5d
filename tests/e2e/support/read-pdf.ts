import decodeQr from 'jsqr';
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PdfPage {
  /** In whole millimeters. */
  size: [width: number, height: number];
  text: string;
  /** The texts of all QR codes on the page as it is printed. */
  codes: string[];
}

/** Pixels per point: about 215 dots per inch, less than any printer has. */
const scale = 3;

/** From points, 72 to an inch. */
const toMillimeters = (points: number) => Math.round((points / 72) * 25.4);

async function readText(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

const pixelsPerMillimeter = (72 / 25.4) * scale;

interface CanvasFactory {
  create(width: number, height: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
}

/** The decoder finds one code in a picture, so it gets one at a time. */
async function readCodes(pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<string[]> {
  const viewport = page.getViewport({ scale });
  // PDF.js draws pictures on canvases of its own first, which other canvases would not accept.
  const factory = pdf.canvasFactory as CanvasFactory;
  const { canvas, context } = factory.create(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  context.resetTransform();
  const picture = context.getImageData(0, 0, canvas.width, canvas.height);
  const margin = Math.round(pixelsPerMillimeter);
  const squares = findSquares(picture, margin, 12 * margin);
  return squares.flatMap(({ left, top, size }) => {
    const side = size + 2 * margin;
    const { data } = context.getImageData(left - margin, top - margin, side, side);
    return decodeQr(data, side, side)?.data ?? [];
  });
}

export async function readPdf(file: Buffer): Promise<PdfPage[]> {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { width, height } = page.getViewport({ scale: 1 });
      return {
        size: [toMillimeters(width), toMillimeters(height)] as PdfPage['size'],
        text: await readText(page),
        codes: await readCodes(pdf, page),
      };
    }),
  );
}

interface Picture {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

interface Square {
  left: number;
  top: number;
  size: number;
}

const darkBelow = 128;

/** Which cells of a coarse grid have a dark pixel. */
function findDarkCells({ data, width, height }: Picture, cell: number): Set<number> {
  const columns = Math.ceil(width / cell);
  const cells = new Set<number>();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((data[(y * width + x) * 4] ?? 255) < darkBelow)
        cells.add(Math.floor(y / cell) * columns + Math.floor(x / cell));
  return cells;
}

/** Removes a cell and all that touch it, and returns them. */
function takeGroup(cells: Set<number>, start: number, columns: number): number[] {
  const group = [start];
  cells.delete(start);
  for (const each of group)
    for (const offset of [-columns - 1, -columns, -columns + 1, -1, 1, columns - 1, columns, columns + 1])
      if (cells.delete(each + offset)) group.push(each + offset);
  return group;
}

/**
 * The dark squares of a picture that white surrounds, such as QR codes.
 *
 * @param cell what is closer than this many pixels belongs together
 * @param minSize in pixels
 */
function findSquares(picture: Picture, cell: number, minSize: number): Square[] {
  const columns = Math.ceil(picture.width / cell);
  const cells = findDarkCells(picture, cell);
  const squares: Square[] = [];
  for (const start of cells) {
    const group = takeGroup(cells, start, columns);
    const xs = group.map((each) => each % columns);
    const ys = group.map((each) => Math.floor(each / columns));
    const [left, right] = [Math.min(...xs), Math.max(...xs) + 1];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys) + 1];
    const size = Math.max(right - left, bottom - top) * cell;
    const isSquare = Math.abs(right - left - (bottom - top)) <= 1;
    if (isSquare && size >= minSize) squares.push({ left: left * cell, top: top * cell, size });
  }
  return squares;
}
