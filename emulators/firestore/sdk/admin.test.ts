import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { adminClient } from './admin-client.ts';
import { behavioursOf } from './behaviours/all.ts';
import type { Client } from './client.ts';
import { runBehaviours } from './place.ts';
import type { Target } from './target.ts';
import { openTarget } from './target.ts';

let target: Target;
let client: Client;

beforeAll(async () => {
  target = await openTarget('demo-admin');
  process.env['FIRESTORE_EMULATOR_HOST'] = `${target.host}:${target.port}`;
  client = adminClient(getFirestore(initializeApp({ projectId: 'demo-admin' })));
});

afterAll(async () => {
  await client.close();
  await target.close();
});

describe('firebase-admin, over gRPC', () => {
  runBehaviours(behavioursOf('admin'), () => ({ client, target }), it.concurrent);
});
