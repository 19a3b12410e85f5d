import { createCanvas } from '@napi-rs/canvas';
import decodeQr from 'jsqr';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { findSquares } from './find-squares.ts';

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

/** The decoder finds one code in a picture, so it gets one at a time. */
async function readCodes(page: PDFPageProxy): Promise<string[]> {
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext('2d');
  await page.render({ canvasContext: context as unknown as CanvasRenderingContext2D, viewport }).promise;
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
        codes: await readCodes(page),
      };
    }),
  );
}
