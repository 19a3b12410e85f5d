import { groundY, type ArenaStyle } from './arena.ts';
import { Brush } from './brush.ts';

/** A few seconds of rodeo that can be drawn at any moment of it. */
export interface Scene {
  seconds: number;
  /** Draws the moment `now`, in seconds, onto a canvas of 1600 x 900 drawing units. */
  draw: (brush: Brush, now: number) => void;
  /** When hooves meet the ground, for the sound. */
  beats: readonly number[];
  /** The moment, in seconds, that stands for the whole scene. */
  poster: number;
}

/** Draws a figure with an edge of light behind it, where the place has one. */
export function drawWithRimLight(brush: Brush, place: ArenaStyle, draw: (brush: Brush) => void): void {
  if (place.rim) {
    brush.ctx.save();
    brush.ctx.translate(7, -6);
    draw(new Brush(brush.ctx, place.rim));
    brush.ctx.restore();
  }
  draw(brush);
}

/** The shadow on the dirt below a figure. */
export function drawShadow(brush: Brush, x: number, y: number, size: number): void {
  const { ctx } = brush;
  ctx.fillStyle = 'rgb(0 0 0 / 0.22)';
  ctx.beginPath();
  ctx.ellipse(x, y, 250 * size, 20 * size, 0, 0, 2 * Math.PI);
  ctx.fill();
}

/** The line on the dirt along which figures move; `lane` 0 is the far side, 1 the near one. */
export const getLaneY = (lane: number): number => groundY + 70 + 90 * lane;
