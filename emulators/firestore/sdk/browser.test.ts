import { initializeApp } from 'firebase/app';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { behavioursOf } from './behaviours/all.ts';
import { NETWORK } from './behaviours/network.ts';
import { browserBuild } from './browser-build.ts';
import type { Client } from './client.ts';
import { modularClient } from './modular-client.ts';
import { runBehaviours } from './place.ts';
import type { Target } from './target.ts';
import { openTarget } from './target.ts';

let target: Target;
let client: Client;

beforeAll(async () => {
  target = await openTarget('demo-browser');
  const api = await browserBuild();
  api.setLogLevel('silent');
  const db = api.getFirestore(initializeApp({ projectId: 'demo-browser' }));
  api.connectFirestoreEmulator(db, target.host, target.port);
  client = modularClient('browser', api, db);
});

afterAll(async () => {
  await client.close();
  // The SDK says goodbye to its sessions without waiting for the answer.
  await new Promise((resolve) => setTimeout(resolve, 200));
  await target.close();
});

describe('firebase in the browser, over WebChannel', () => {
  runBehaviours(behavioursOf('browser'), () => ({ client, target }), it.concurrent);
});

describe('firebase in the browser, when its network comes and goes', () => {
  runBehaviours(NETWORK, () => ({ client, target }), it);
});
