import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { initializeApp } from 'firebase/app';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { behavioursOf } from './behaviours/all.ts';
import { NETWORK } from './behaviours/network.ts';
import type { Client } from './client.ts';
import type { Modular } from './modular-client.ts';
import { modularClient } from './modular-client.ts';
import { runBehaviours } from './place.ts';
import type { Target } from './target.ts';
import { openTarget } from './target.ts';
import { XmlHttpRequest } from './xml-http-request.ts';

let target: Target;
let client: Client;

/** The browser's build, which Node would not choose by itself. */
async function browserBuild(): Promise<Modular> {
  Object.assign(globalThis, { XMLHttpRequest: XmlHttpRequest });
  const fromFirebase = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));
  const folder = dirname(fromFirebase.resolve('@firebase/firestore/package.json'));
  return (await import(pathToFileURL(join(folder, 'dist/index.esm.js')).href)) as Modular;
}

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
