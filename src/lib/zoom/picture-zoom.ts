/** How much a picture is enlarged, and its point in the middle of what is seen, in shares of its width and height. */
export interface PictureZoom {
  /** 1 for the whole picture. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const wholePicture: PictureZoom = { scale: 1, x: 0.5, y: 0.5 };

/** A light file of 360 lines has nothing more to show. */
const maxScale = 8;

/** Fingers do not meet exactly where they began. */
const minScale = 1.04;

/** How much each press of a button enlarges. */
export const zoomStep = 1.5;

export const isZoomed = ({ scale }: PictureZoom): boolean => scale > 1;

const clamp = (value: number, from: number, to: number) => Math.max(from, Math.min(to, value));

/** Keeps the picture where one looks: its edges stay outside of the middle. */
export function limitZoom({ scale, x, y }: PictureZoom): PictureZoom {
  if (!(scale >= minScale)) return wholePicture;
  const limited = Math.min(scale, maxScale);
  const half = 0.5 / limited;
  return { scale: limited, x: clamp(x, half, 1 - half), y: clamp(y, half, 1 - half) };
}

/**
 * Enlarges what is seen, around a point of it that stays where it is.
 *
 * @param factor below 1 it gets smaller
 * @param at from the middle of what is seen, in shares of the width and height of the whole picture
 */
export function zoomPicture({ scale, x, y }: PictureZoom, factor: number, at: Point): PictureZoom {
  const next = clamp(scale * factor, 1, maxScale);
  return limitZoom({
    scale: next,
    x: x + at.x / scale - at.x / next,
    y: y + at.y / scale - at.y / next,
  });
}

/** Moves what is seen with a finger. @param by in shares of the width and height of the whole picture */
export const movePicture = ({ scale, x, y }: PictureZoom, by: Point): PictureZoom =>
  limitZoom({ scale, x: x - by.x / scale, y: y - by.y / scale });
