import { initializeApp } from 'firebase/app';
import * as firestore from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { getConformanceCases } from './conformance/get-conformance-cases.ts';
import { networkCases } from './conformance/network.ts';
import type { SdkClient } from './sdk-client.ts';
import { createModularClient } from './modular-client.ts';
import { runConformanceCases } from './run-conformance-cases.ts';
import type { TestServer } from './test-server.ts';
import { openTestServer } from './test-server.ts';

let target: TestServer;
let client: SdkClient;

beforeAll(async () => {
  target = await openTestServer('demo-node');
  firestore.setLogLevel('silent');
  const db = firestore.getFirestore(initializeApp({ projectId: 'demo-node' }));
  firestore.connectFirestoreEmulator(db, target.host, target.port);
  client = createModularClient('node', firestore, db);
});

afterAll(async () => {
  await client.close();
  await target.close();
});

describe('firebase in Node, over gRPC', () => {
  runConformanceCases(getConformanceCases('node'), () => ({ client, target }), it.concurrent);
});

describe('firebase in Node, when its network comes and goes', () => {
  runConformanceCases(networkCases, () => ({ client, target }), it);
});
