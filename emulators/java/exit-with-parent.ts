const pollIntervalMs = 1000;
const shutdownTimeoutMs = 1500;

/**
 * Exits on SIGINT and SIGTERM, and when the parent process has exited: firebase-tools starts engines in separate
 * process groups, so nothing else would exit them after it was killed.
 *
 * @param close closes the engine; the process exits after 1.5 s at the latest
 */
export function exitWithParent(close: () => Promise<void>): void {
  const parent = process.ppid;
  let isExiting = false;
  const exit = () => {
    if (isExiting) return;
    isExiting = true;
    setTimeout(() => process.exit(0), shutdownTimeoutMs).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('The engine did not close cleanly:', error);
        process.exit(0);
      },
    );
  };
  process.on('SIGINT', exit);
  process.on('SIGTERM', exit);
  setInterval(() => {
    if (process.ppid !== parent) exit();
  }, pollIntervalMs).unref();
  // The reader of the output may exit first; a broken pipe must not crash the engine.
  process.stdout.on('error', exit);
  process.stderr.on('error', exit);
}
