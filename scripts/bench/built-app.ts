import { chromium, type Browser } from 'playwright';
import { addDemoData } from '../backend/demo-data.ts';
import { getPorts } from '../backend/ports.ts';
import { getAppEnvironment, host } from '../backend/project.ts';
import { startBackend } from '../backend/start-backend.ts';
import { runBuild } from '../run-build.ts';
import { findChromium } from '../setup/test-tools.mjs';

/** Calls work with the production build behind the Hosting emulator, on demo data, and a browser. */
export async function withBuiltApp<T>(work: (browser: Browser, origin: string) => Promise<T>): Promise<T> {
  const ports = getPorts('test');
  const origin = `http://${host}:${ports.hosting}`;
  await runBuild(getAppEnvironment(ports));
  const backend = await startBackend({
    suite: 'test',
    hosting: true,
    functions: ['link-previews'],
    appAddress: origin,
  });
  const args = ['--no-sandbox', '--disable-gpu'];
  const browser = await chromium.launch({ executablePath: findChromium() ?? 'chromium', args });
  try {
    await addDemoData(backend);
    return await work(browser, origin);
  } finally {
    await Promise.all([browser.close(), backend.stop()]);
  }
}
