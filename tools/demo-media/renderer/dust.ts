import type { ArenaStyle } from './arena.ts';
import type { Brush } from './brush.ts';
import { createSeededRandom } from './motion.ts';

/** A hoof hitting the ground: time in seconds, world position, force (1 is a gallop). */
export interface Impact {
  at: number;
  x: number;
  y: number;
  force: number;
  /** Horizontal speed of the dust in world units per second. */
  drift?: number;
}

/** Draws the dust and clods of all impacts up to `now`. */
export function drawDust(
  brush: Brush,
  arena: ArenaStyle,
  impacts: readonly Impact[],
  now: number,
  camera: number,
): void {
  impacts.forEach((impact, i) => {
    const age = now - impact.at;
    if (age < 0 || age > 1.3) return;
    const random = createSeededRandom(i + 11);
    const { ctx } = brush;
    const x = impact.x - camera + (impact.drift ?? 0) * age;
    ctx.globalAlpha = 0.92 * Math.max(0, 1 - age / 1.3) ** 0.6;
    for (let n = 0; n < 6; n++) {
      const offset = (random() - 0.45) * 260 * impact.force * Math.sqrt(age);
      const radius = (24 + 40 * random()) * impact.force * (0.35 + 0.9 * Math.sqrt(age)) * (1 - age / 1.4);
      brush.fillCircle(
        arena.dust,
        x + offset,
        impact.y + 8 - 36 * age * impact.force * random(),
        Math.max(0, radius),
      );
    }
    ctx.globalAlpha = 1;
    if (age > 0.75) return;
    for (let n = 0; n < 5; n++) {
      const [vx, vy] = [(random() - 0.4) * 520 * impact.force, -(260 + 420 * random()) * impact.force];
      const [cx, cy] = [x + vx * age, impact.y + vy * age + 1100 * age * age];
      const size = 5 + 7 * random();
      if (cy < impact.y + 40)
        brush.fillPath(
          arena.clod,
          `M${cx} ${cy}l${size} ${-size * 0.6}l${size * 0.8} ${size * 0.7}l${-size} ${size * 0.8}z`,
        );
    }
  });
}
