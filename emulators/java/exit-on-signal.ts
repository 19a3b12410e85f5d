const pollIntervalMs = 1000;
const shutdownTimeoutMs = 1500;

/**
 * Exits on SIGINT and SIGTERM.
 *
 * @param close closes the engine; the process exits after 1.5 s at the latest
 * @param endsWithParent also exits when the parent process has exited: firebase-tools starts engines in separate process
 *   groups, so nothing else would end them after it was killed. An engine that a person starts with `&` goes on.
 */
export function exitOnSignal(close: () => Promise<void>, endsWithParent: boolean): void {
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
  // The reader of the output may exit first; a broken pipe must not crash the engine.
  const onBrokenPipe = endsWithParent ? exit : () => undefined;
  process.stdout.on('error', onBrokenPipe);
  process.stderr.on('error', onBrokenPipe);
  if (!endsWithParent) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) exit();
  }, pollIntervalMs).unref();
}
