import { test } from 'vitest';
import { loadBrowserSdk } from './load-browser-sdk.ts';
import { expectConvergence } from './expect-convergence.ts';

test('listeners over WebChannel converge after reconnects and restarts with imported data', async () => {
  await expectConvergence('browser', await loadBrowserSdk());
}, 120_000);
