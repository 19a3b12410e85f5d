import * as firestore from 'firebase/firestore';
import { test } from 'vitest';
import { expectConvergence } from './expect-convergence.ts';

test('listeners over gRPC converge after reconnects and restarts with imported data', async () => {
  await expectConvergence('node', firestore);
}, 120_000);
