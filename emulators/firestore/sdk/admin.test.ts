import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { RunningFirestore } from '../server.ts';
import { startFirestore } from '../server.ts';
import { adminClient } from './admin-client.ts';
import { behavioursOf } from './behaviours/all.ts';
import type { Client } from './client.ts';
import { runBehaviours } from './place.ts';

let running: RunningFirestore;
let client: Client;

beforeAll(async () => {
  running = await startFirestore({ host: '127.0.0.1', port: 0, projectId: 'demo-admin' });
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${running.port}`;
  client = adminClient(getFirestore(initializeApp({ projectId: 'demo-admin' })));
});

afterAll(async () => {
  await client.close();
  await running.close();
});

describe('firebase-admin, over gRPC', () => {
  runBehaviours(behavioursOf('admin'), () => client, it.concurrent);
});
