import { initializeApp } from 'firebase/app';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { getConformanceCases } from './conformance/get-conformance-cases.ts';
import { networkCases } from './conformance/network.ts';
import { loadBrowserSdk } from './load-browser-sdk.ts';
import type { SdkClient } from './sdk-client.ts';
import { createModularClient } from './modular-client.ts';
import { runConformanceCases } from './run-conformance-cases.ts';
import type { TestServer } from './test-server.ts';
import { openTestServer } from './test-server.ts';

let target: TestServer;
let client: SdkClient;

beforeAll(async () => {
  target = await openTestServer('demo-browser');
  const api = await loadBrowserSdk();
  api.setLogLevel('silent');
  const db = api.getFirestore(initializeApp({ projectId: 'demo-browser' }));
  api.connectFirestoreEmulator(db, target.host, target.port);
  client = createModularClient('browser', api, db);
});

afterAll(async () => {
  await client.close();
  // The SDK says goodbye to its sessions without waiting for the answer.
  await new Promise((resolve) => setTimeout(resolve, 200));
  await target.close();
});

describe('firebase in the browser, over WebChannel', () => {
  runConformanceCases(getConformanceCases('browser'), () => ({ client, target }), it.concurrent);
});

describe('firebase in the browser, when its network comes and goes', () => {
  runConformanceCases(networkCases, () => ({ client, target }), it);
});
