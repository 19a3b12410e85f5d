import { initializeApp } from 'firebase/app';
import * as firestore from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { behavioursOf } from './behaviours/all.ts';
import { NETWORK } from './behaviours/network.ts';
import type { Client } from './client.ts';
import { modularClient } from './modular-client.ts';
import { runBehaviours } from './place.ts';
import type { Target } from './target.ts';
import { openTarget } from './target.ts';

let target: Target;
let client: Client;

beforeAll(async () => {
  target = await openTarget('demo-node');
  firestore.setLogLevel('silent');
  const db = firestore.getFirestore(initializeApp({ projectId: 'demo-node' }));
  firestore.connectFirestoreEmulator(db, target.host, target.port);
  client = modularClient('node', firestore, db);
});

afterAll(async () => {
  await client.close();
  await target.close();
});

describe('firebase in Node, over gRPC', () => {
  runBehaviours(behavioursOf('node'), () => ({ client, target }), it.concurrent);
});

describe('firebase in Node, when its network comes and goes', () => {
  runBehaviours(NETWORK, () => ({ client, target }), it);
});
