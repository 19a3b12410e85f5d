import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe } from 'vitest';
import { createAdminClient } from './admin-client.ts';
import { getConformanceCases } from './conformance/get-conformance-cases.ts';
import type { SdkClient } from './sdk-client.ts';
import { runConformanceCases, testConformance } from './run-conformance-cases.ts';
import type { TestServer } from './test-server.ts';
import { openTestServer } from './test-server.ts';

let server: TestServer;
let client: SdkClient;

beforeAll(async () => {
  server = await openTestServer('demo-admin');
  process.env['FIRESTORE_EMULATOR_HOST'] = `${server.host}:${server.port}`;
  client = createAdminClient(getFirestore(initializeApp({ projectId: 'demo-admin' })));
});

afterAll(async () => {
  await client.close();
  await server.close();
});

describe('firebase-admin over gRPC', () => {
  runConformanceCases(getConformanceCases('admin'), () => ({ client, server }), testConformance);
});
