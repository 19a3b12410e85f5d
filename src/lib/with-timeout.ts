/** The longest time that something shows as loading (specification, section 9), and after which a longer wait is explained. */
export const loadingTimeoutMs = 30_000;

export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';

  constructor() {
    super('That took too long. Check your connection and try again.');
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

/** The next wait belongs to the same page. */
const pauseMs = 500;

let deadline = 0;
let waits = 0;
let endedAt = -Infinity;

/**
 * Waits for what a page needs before it shows anything: its session and its code, one after the other by one clock
 * (decision D70), which starts anew when nothing has been waited for.
 *
 * @throws TimeoutError, or what the promise rejects with
 */
export async function withLoadingTimeout<T>(promise: Promise<T>): Promise<T> {
  const now = performance.now();
  const timeLeft = deadline - now;
  const isSamePage = timeLeft > 0 && timeLeft <= loadingTimeoutMs && (waits > 0 || now - endedAt < pauseMs);
  if (!isSamePage) deadline = now + loadingTimeoutMs;
  waits += 1;
  try {
    return await withTimeout(promise, deadline - now);
  } finally {
    waits -= 1;
    endedAt = performance.now();
  }
}
