import { test } from 'vitest';
import { browserBuild } from './browser-build.ts';
import { expectConvergence } from './restart.ts';

test('listeners over WebChannel live through reconnects and restarts with imported data', async () => {
  await expectConvergence('browser', await browserBuild());
}, 120_000);
