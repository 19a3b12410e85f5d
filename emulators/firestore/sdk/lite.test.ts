import { initializeApp } from 'firebase/app';
import * as lite from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe } from 'vitest';
import { getConformanceCases } from './conformance/get-conformance-cases.ts';
import type { SdkClient } from './sdk-client.ts';
import type { ModularSdk } from './modular-client.ts';
import { createModularClient } from './modular-client.ts';
import { runConformanceCases, testConformance } from './run-conformance-cases.ts';
import type { TestServer } from './test-server.ts';
import { openTestServer } from './test-server.ts';

let server: TestServer;
let client: SdkClient;

beforeAll(async () => {
  server = await openTestServer('demo-lite');
  lite.setLogLevel('silent');
  const db = lite.getFirestore(initializeApp({ projectId: 'demo-lite' }));
  lite.connectFirestoreEmulator(db, server.host, server.port);
  client = createModularClient('lite', lite as unknown as ModularSdk, db);
});

afterAll(async () => {
  await client.close();
  await server.close();
});

describe('firebase/firestore/lite over REST', () => {
  runConformanceCases(getConformanceCases('lite'), () => ({ client, server }), testConformance);
});
