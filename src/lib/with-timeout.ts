import { copy } from './copy.ts';

/** The longest time that something shows as loading (specification, section 9), and after which a longer wait is explained. */
export const loadingTimeoutMs = 30_000;

export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';

  constructor() {
    super(copy['too-slow']);
  }
}

/**
 * Waits for a promise for a limited time. The work behind the promise is not cancelled; its late result is ignored.
 *
 * @throws TimeoutError, or what the promise rejects with
 */
export async function withTimeout<T>(promise: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError()), timeoutMs);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** What follows at once belongs to the same page. */
const pauseMs = 500;

/** In milliseconds since the page started. */
interface SessionStep {
  deadline: number;
  /** Until when what follows belongs to it. */
  lastsUntil: number;
}

// One clock for a session that is restored and the code of the page after it (decision D70).
let lastStep: SessionStep = { deadline: 0, lastsUntil: 0 };

/** How long code is waited for, in milliseconds. */
export function getLoadingTimeLeft(): number {
  const now = performance.now();
  const timeLeft = lastStep.deadline - now;
  const isRunning = timeLeft > 0 && timeLeft < loadingTimeoutMs && now < lastStep.lastsUntil;
  return isRunning ? timeLeft : loadingTimeoutMs;
}

/** Waits for a step of the session. @throws TimeoutError, or what the promise rejects with */
export async function withSessionTimeout<T>(promise: Promise<T>): Promise<T> {
  const timeLeft = getLoadingTimeLeft();
  const step = { deadline: performance.now() + timeLeft, lastsUntil: Infinity };
  lastStep = step;
  try {
    return await withTimeout(promise, timeLeft);
  } finally {
    step.lastsUntil = performance.now() + pauseMs;
  }
}
