/**
 * Runs a program that lasts until Ctrl-C. Everything added with `onStop` is stopped once, last added first,
 * when the person stops it, when `work` fails, or when it resolves (with a sentence saying why it ended by itself).
 */
export async function runWithGracefulShutdown(
  work: (onStop: (stop: () => Promise<unknown>) => void) => Promise<string>,
): Promise<never> {
  const stops: (() => Promise<unknown>)[] = [];
  let ending: Promise<never> | undefined;

  const end = (code: number): Promise<never> => {
    ending ??= (async () => {
      for (const stop of stops.toReversed()) {
        try {
          await stop();
        } catch (error) {
          console.error(error);
        }
      }
      process.exit(code);
    })();
    return ending;
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!ending) console.log('\nStopping …');
      void end(0);
    });
  }
  try {
    const sentence = await work((stop) => stops.push(stop));
    if (!ending) console.error(`\n${sentence}`);
  } catch (error) {
    if (!ending) console.error(error instanceof Error ? error.message : error);
  }
  return end(1);
}
