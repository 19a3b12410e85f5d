export interface Deferred<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (reason: Error) => void;
}

/** A promise that the test settles. */
export function createDeferred<T>(): Deferred<T> {
  const settlers: Partial<Omit<Deferred<T>, 'promise'>> = {};
  const promise = new Promise<T>((resolve, reject) => Object.assign(settlers, { resolve, reject }));
  return { promise, ...(settlers as Omit<Deferred<T>, 'promise'>) };
}
