import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../listen.ts';
import { startFirestore } from '../server.ts';
import type { RestClient } from '../testing/rest-client.ts';
import { createRestClient } from '../testing/rest-client.ts';

const fields = (...names: string[]) => names.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' }));
const indexes = [
  { collectionGroup: 'items', queryScope: 'COLLECTION', fields: fields('a', 'b') },
  { collectionGroup: 'items', queryScope: 'COLLECTION', fields: fields('b', 'c') },
];

let folder: string;
let running: RunningServer;
let rest: RestClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firestore-'));
  const indexesFile = join(folder, 'indexes.json');
  await writeFile(indexesFile, JSON.stringify({ indexes }));
  running = await startFirestore({ host: '127.0.0.1', port: 0, projectId: 'demo-admin', indexesFile });
  rest = createRestClient(running.port, 'demo-admin');
});
afterAll(async () => {
  await running.close();
  await rm(folder, { recursive: true });
});

test('a query without its index is refused, and indexes that no query used are named', async () => {
  const query = async (...names: string[]) => {
    const orderBy = names.map((fieldPath) => ({ field: { fieldPath } }));
    const structuredQuery = { from: [{ collectionId: 'items' }], orderBy };
    return (await rest.callVerb('runQuery', { structuredQuery })).status;
  };
  expect(await query('a', 'b')).toBe(200);
  expect(await query('b', 'a')).toBe(400);
  const { body } = await rest.send('GET', '/emulator/v1/projects/demo-admin:unusedIndexes');
  expect(body).toEqual({ indexes: [indexes[1]] });
});

test('a named database has rules of its own, and those of a project are those of its default database', async () => {
  const project = 'demo-named';
  const setRules = (path: string, collection: string) =>
    rest.send('PUT', `/emulator/v1/projects/${project}${path}:securityRules`, {
      rules: {
        files: [
          {
            content: `service cloud.firestore { match /databases/{d}/documents {
              match /${collection}/{id} { allow read; } } }`,
          },
        ],
      },
    });
  const canRead = async (database: string, collection: string) =>
    (await rest.send('GET', `/v1/projects/${project}/databases/${database}/documents/${collection}/x`))
      .status !== 403;
  expect((await setRules('/databases/second', 'a')).status).toBe(200);
  expect((await setRules('', 'b')).status).toBe(200);
  expect(await Promise.all(['a', 'b'].map((name) => canRead('second', name)))).toEqual([true, false]);
  expect(await Promise.all(['a', 'b'].map((name) => canRead('(default)', name)))).toEqual([false, true]);
  // As in Google's emulator, a database without rules is open.
  expect(await Promise.all(['a', 'b'].map((name) => canRead('third', name)))).toEqual([true, true]);
  const { body } = await rest.send('GET', `/emulator/v1/projects/${project}/databases/second:ruleCoverage`);
  expect(JSON.stringify(body)).toContain('match /a/{id}');
});

test('a reset deletes the documents of all databases', async () => {
  const clients = [rest, createRestClient(running.port, 'demo-other')];
  for (const client of clients) await client.send('POST', `/v1/${client.root}/items?documentId=a`, {});
  const foreign = { origin: 'https://page.example' };
  expect(await rest.send('POST', '/reset', undefined, foreign)).toMatchObject({ status: 403 });
  expect(await rest.send('POST', '/reset')).toMatchObject({ status: 200 });
  for (const client of clients)
    expect(await client.send('GET', `/v1/${client.root}/items/a`)).toMatchObject({ status: 404 });
});
