import { initializeApp } from 'firebase/app';
import * as lite from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { RunningFirestore } from '../server.ts';
import { startFirestore } from '../server.ts';
import { behavioursOf } from './behaviours/all.ts';
import type { Client } from './client.ts';
import type { Modular } from './modular-client.ts';
import { modularClient } from './modular-client.ts';
import { runBehaviours } from './place.ts';

let running: RunningFirestore;
let client: Client;

beforeAll(async () => {
  running = await startFirestore({ host: '127.0.0.1', port: 0, projectId: 'demo-lite' });
  lite.setLogLevel('silent');
  const db = lite.getFirestore(initializeApp({ projectId: 'demo-lite' }));
  lite.connectFirestoreEmulator(db, '127.0.0.1', running.port);
  client = modularClient('lite', lite as unknown as Modular, db);
});

afterAll(async () => {
  await client.close();
  await running.close();
});

describe('firebase/firestore/lite, over REST', () => {
  runBehaviours(behavioursOf('lite'), () => client, it.concurrent);
});
