const pollMilliseconds = 1000;
const shutdownTimeoutMilliseconds = 1500;

/**
 * Ends this process when it is asked to, or when the program that started it is gone: firebase-tools starts
 * its engines in process groups of their own, so nothing else would end them after it was killed.
 *
 * @param close closes the engine; after 1.5 s the process ends whether or not it has finished
 */
export function exitWithParent(close: () => Promise<void>): void {
  const parent = process.ppid;
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(0), shutdownTimeoutMilliseconds).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('The engine did not close cleanly:', error);
        process.exit(0);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, pollMilliseconds).unref();
  // The reader of our output may be gone before we are; a broken pipe must not end the engine uncleanly.
  process.stdout.on('error', end);
  process.stderr.on('error', end);
}
