import { groundY, type ArenaStyle } from './arena.ts';
import { Brush } from './brush.ts';

/** An animated scene that can be drawn at any time. */
export interface Scene {
  seconds: number;
  /** Draws the frame at `now` (seconds) in 1600 x 900 drawing units. */
  draw: (brush: Brush, now: number) => void;
  /** Times in seconds, for the sound. */
  hoofbeats: readonly number[];
  /** Time of the poster frame. */
  posterSeconds: number;
}

/** Draws a figure, with rim light behind it if the arena has one. */
export function drawWithRimLight(brush: Brush, arena: ArenaStyle, draw: (brush: Brush) => void): void {
  if (arena.rim) {
    brush.ctx.save();
    brush.ctx.translate(7, -6);
    draw(new Brush(brush.ctx, arena.rim));
    brush.ctx.restore();
  }
  draw(brush);
}

export function drawShadow(brush: Brush, x: number, y: number, size: number): void {
  const { ctx } = brush;
  ctx.fillStyle = 'rgb(0 0 0 / 0.22)';
  ctx.beginPath();
  ctx.ellipse(x, y, 250 * size, 20 * size, 0, 0, 2 * Math.PI);
  ctx.fill();
}

/** The y of a lane from 0 (far) to 1 (near). */
export const getLaneY = (lane: number): number => groundY + 70 + 90 * lane;
