/** The longest time that something shows as loading (specification, section 9). */
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
