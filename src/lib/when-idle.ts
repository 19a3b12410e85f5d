/** Waiting longer would be seen. */
const timeoutMs = 2000;
/** For browsers that do not tell when they are idle. */
const assumedIdleMs = 200;

let nextIdle: Promise<void> | undefined;

/** Resolves when the browser has nothing else to do, within two seconds. All calls until then resolve together. */
export function whenIdle(): Promise<void> {
  nextIdle ??= new Promise((resolve) => {
    const finish = () => {
      nextIdle = undefined;
      resolve();
    };
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(finish, { timeout: timeoutMs });
    else setTimeout(finish, assumedIdleMs);
  });
  return nextIdle;
}
