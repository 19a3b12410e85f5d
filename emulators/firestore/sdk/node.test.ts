import { initializeApp } from 'firebase/app';
import * as firestore from 'firebase/firestore';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { getConformanceCases } from './conformance/get-conformance-cases.ts';
import { networkCases } from './conformance/network.ts';
import type { SdkClient } from './sdk-client.ts';
import { createModularClient } from './modular-client.ts';
import { runConformanceCases, testConformance } from './run-conformance-cases.ts';
import type { TestServer } from './test-server.ts';
import { openTestServer } from './test-server.ts';

let server: TestServer;
let client: SdkClient;

beforeAll(async () => {
  server = await openTestServer('demo-node');
  firestore.setLogLevel('silent');
  const db = firestore.getFirestore(initializeApp({ projectId: 'demo-node' }));
  firestore.connectFirestoreEmulator(db, server.host, server.port);
  client = createModularClient('node', firestore, db);
});

afterAll(async () => {
  await client.close();
  await server.close();
});

describe('firebase in Node over gRPC', () => {
  runConformanceCases(getConformanceCases('node'), () => ({ client, server }), testConformance);
});

describe('firebase in Node with an interrupted network', () => {
  runConformanceCases(networkCases, () => ({ client, server }), test);
});
