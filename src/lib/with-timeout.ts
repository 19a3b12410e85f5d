/** Something did not end in the time that it had. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';

  constructor() {
    super('This takes too long. Check your connection and try again.');
  }
}

/**
 * Waits for something, but not for ever; what goes on after that is not heard any more.
 *
 * @param longest in milliseconds
 * @throws TimeoutError, or what the awaited thing throws
 */
export async function withTimeout<T>(awaited: Promise<T>, longest: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError()), longest);
  });
  try {
    return await Promise.race([awaited, late]);
  } finally {
    clearTimeout(timer);
  }
}
