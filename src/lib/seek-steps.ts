/** How far the arrow keys go (near), or J and L (far). */
export type SeekReach = 'near' | 'far';

/** Both, and a double tap. In seconds. */
type SeekSteps = Readonly<Record<SeekReach | 'tap', number>>;

/** In seconds. */
const shortClipLength = 30;
/** A ride takes eight seconds: steps made for films would always end at its start or end. */
const shortSteps: SeekSteps = { near: 1, tap: 2, far: 2 };
const longSteps: SeekSteps = { near: 5, tap: 5, far: 10 };

/** @param duration of what plays, in seconds; 0 while it is unknown */
export const getSeekSteps = (duration: number): SeekSteps =>
  duration < shortClipLength ? shortSteps : longSteps;

/** How far a key moves, in seconds; negative is back. */
export const getSeekSeconds = (
  { direction, reach }: { direction: 1 | -1; reach: SeekReach },
  duration: number,
): number => direction * getSeekSteps(duration)[reach];
