import { env } from '#src/config/env.ts';
import { setReportSink, writeToConsole } from '#src/lib/log.ts';
import { whenIdle } from '#src/lib/defer.ts';

async function loadSink(url: string, release: string): Promise<(thrown: unknown) => void> {
  await whenIdle();
  const { createMonitoringSink } = await import('./monitoring-sink.ts');
  return createMonitoringSink(url, release);
}

/** Sends errors and web vitals to VITE_MONITORING_URL. The code for it loads after the page; errors until then wait. */
export function startMonitoring(): void {
  if (!env.monitoring) return;
  const { url, release } = env.monitoring;
  // Without the code nothing is sent, and nothing else fails.
  const loaded = loadSink(url, release).catch(() => undefined);
  const send = (thrown: unknown) => void loaded.then((sink) => sink?.(thrown));
  setReportSink((report) => {
    writeToConsole(report);
    send(report.error);
  });
  window.addEventListener('error', ({ error }) => send(error));
  window.addEventListener('unhandledrejection', ({ reason }) => send(reason));
}
