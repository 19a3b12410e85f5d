import { initializeApp } from 'firebase/app';
import * as firestore from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { RunningFirestore } from '../server.ts';
import { startFirestore } from '../server.ts';
import { behavioursOf } from './behaviours/all.ts';
import type { Client } from './client.ts';
import { modularClient } from './modular-client.ts';
import { runBehaviours } from './place.ts';

let running: RunningFirestore;
let client: Client;

beforeAll(async () => {
  running = await startFirestore({ host: '127.0.0.1', port: 0, projectId: 'demo-node' });
  firestore.setLogLevel('silent');
  const db = firestore.getFirestore(initializeApp({ projectId: 'demo-node' }));
  firestore.connectFirestoreEmulator(db, '127.0.0.1', running.port);
  client = modularClient('node', firestore, db);
});

afterAll(async () => {
  await client.close();
  await running.close();
});

describe('firebase in Node, over gRPC', () => {
  runBehaviours(behavioursOf('node'), () => client, it.concurrent);
});
