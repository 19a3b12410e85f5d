/** Keyframe poses, each a row of numbers, evenly spaced over one period. */
export type PoseCycle = readonly (readonly number[])[];

/** Interpolates the pose at a phase; whole numbers are the first pose. */
export function interpolatePose(cycle: PoseCycle, phase: number): number[] {
  const at = (phase - Math.floor(phase)) * cycle.length;
  const i = Math.floor(at);
  const t = at - i;
  const row = (n: number) => cycle[(i + n + cycle.length) % cycle.length] ?? [];
  return row(0).map((b, axis) => {
    const [a = 0, c = 0, d = 0] = [row(-1)[axis], row(1)[axis], row(2)[axis]];
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  });
}

/** Rises smoothly from 0 at `from` to 1 at `to`. */
export function smoothstep(from: number, to: number, now: number): number {
  const t = Math.max(0, Math.min(1, (now - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** Linear interpolation. */
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** A sine with period 1. */
export const sineWave = (turns: number): number => Math.sin(2 * Math.PI * turns);

/** A reproducible sequence of numbers in [0, 1), so that builds are identical. */
export function createSeededRandom(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
