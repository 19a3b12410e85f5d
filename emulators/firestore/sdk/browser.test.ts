import { initializeApp } from 'firebase/app';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { getConformanceCases } from './conformance/get-conformance-cases.ts';
import { networkCases } from './conformance/network.ts';
import { loadBrowserSdk } from './load-browser-sdk.ts';
import type { SdkClient } from './sdk-client.ts';
import { createModularClient } from './modular-client.ts';
import { runConformanceCases, testConformance } from './run-conformance-cases.ts';
import type { TestServer } from './test-server.ts';
import { openTestServer } from './test-server.ts';

let server: TestServer;
let client: SdkClient;

beforeAll(async () => {
  server = await openTestServer('demo-browser');
  const api = await loadBrowserSdk();
  api.setLogLevel('silent');
  const db = api.getFirestore(initializeApp({ projectId: 'demo-browser' }));
  api.connectFirestoreEmulator(db, server.host, server.port);
  client = createModularClient('browser', api, db);
});

afterAll(async () => {
  await client.close();
  // The SDK terminates its sessions without waiting for the responses.
  await new Promise((resolve) => setTimeout(resolve, 200));
  await server.close();
});

describe('firebase in the browser over WebChannel', () => {
  runConformanceCases(getConformanceCases('browser'), () => ({ client, server }), testConformance);
});

describe('firebase in the browser with an interrupted network', () => {
  runConformanceCases(networkCases, () => ({ client, server }), test);
});
