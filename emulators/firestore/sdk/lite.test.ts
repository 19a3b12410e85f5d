import { initializeApp } from 'firebase/app';
import * as lite from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { behavioursOf } from './behaviours/all.ts';
import type { Client } from './client.ts';
import type { Modular } from './modular-client.ts';
import { modularClient } from './modular-client.ts';
import { runBehaviours } from './place.ts';
import type { Target } from './target.ts';
import { openTarget } from './target.ts';

let target: Target;
let client: Client;

beforeAll(async () => {
  target = await openTarget('demo-lite');
  lite.setLogLevel('silent');
  const db = lite.getFirestore(initializeApp({ projectId: 'demo-lite' }));
  lite.connectFirestoreEmulator(db, target.host, target.port);
  client = modularClient('lite', lite as unknown as Modular, db);
});

afterAll(async () => {
  await client.close();
  await target.close();
});

describe('firebase/firestore/lite, over REST', () => {
  runBehaviours(behavioursOf('lite'), () => ({ client, target }), it.concurrent);
});
