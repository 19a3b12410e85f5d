/** Poses, each a row of numbers, evenly spread over one turn of a movement that repeats. */
export type PoseCycle = readonly (readonly number[])[];

/** The pose at a phase (any number; whole ones are the first pose), smooth between the given ones. */
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

/** 0 before `from`, 1 after `to`, a soft step between them. */
export function smoothstep(from: number, to: number, now: number): number {
  const t = Math.max(0, Math.min(1, (now - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** From `a` to `b`, the part `t` of the way. */
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** A wave of period 1 between -1 and 1. */
export const sineWave = (turns: number): number => Math.sin(2 * Math.PI * turns);

/** The same sequence of numbers in [0, 1) for the same seed, so that every build draws the same pictures. */
export function createSeededRandom(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
