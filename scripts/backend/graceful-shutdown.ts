/**
 * Runs a program until Ctrl-C. Cleanups registered with `onShutdown` run once, in reverse order, on a signal, when
 * `work` rejects, or when it resolves with a message saying why the program ended.
 */
export async function runWithGracefulShutdown(
  work: (onShutdown: (cleanup: () => Promise<unknown>) => void) => Promise<string>,
): Promise<never> {
  const cleanups: (() => Promise<unknown>)[] = [];
  let shutdown: Promise<never> | undefined;

  const shutDown = (code: number): Promise<never> => {
    shutdown ??= (async () => {
      for (const cleanup of cleanups.toReversed()) {
        try {
          await cleanup();
        } catch (error) {
          console.error(error);
        }
      }
      process.exit(code);
    })();
    return shutdown;
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!shutdown) console.log('\nStopping …');
      void shutDown(0);
    });
  }
  try {
    const message = await work((cleanup) => cleanups.push(cleanup));
    if (!shutdown) console.error(`\n${message}`);
  } catch (error) {
    if (!shutdown) console.error(error instanceof Error ? error.message : error);
  }
  return shutDown(1);
}
