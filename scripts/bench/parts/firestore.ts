import { join } from 'node:path';
import { startBareServer, startEngine } from '#emulators/firestore/bench/engine-process.ts';
import { batchesWithListener, fill, singleWrites } from '#emulators/firestore/bench/growth.ts';
import { Load, requestsPerSecond } from '#emulators/firestore/bench/load.ts';
import { bull } from '#tests/support/factories/animal.ts';
import { contractor } from '#tests/support/factories/user.ts';
import { atMost, type BenchRow } from '../bench-row.ts';

const rulesFile = join(import.meta.dirname, '../../../firestore.rules');
const root = 'projects/demo-bench/databases/(default)/documents';
const row = (figure: string, measured: string): BenchRow => ({
  figure,
  measured,
  target: '',
  verdict: 'info',
});

/** A plain object as a document's fields; dates are left to the server. */
function fieldsOf(data: object): Record<string, object> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, valueOf(value)]));
}

function valueOf(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  return { mapValue: { fields: fieldsOf(value as object) } };
}

async function batchesRow(): Promise<BenchRow> {
  const engine = await startEngine();
  try {
    const { first, last } = await batchesWithListener(engine, 100_000);
    const figure = `batch of 500 with a listener: ${first.toFixed(1)} ms at first, ${last.toFixed(1)} ms at 100,000 documents`;
    return atMost(figure, last / first, { unit: 'x', target: 1.3 });
  } finally {
    await engine.stop();
  }
}

async function singleWritesRow(): Promise<BenchRow> {
  const few = await startEngine();
  const many = await startEngine();
  try {
    const times = await singleWrites({ few, many }, { few: 1000, many: 100_000 });
    const figure = `write with 50 listeners: ${times.few.toFixed(2)} ms beside 1,000, ${times.many.toFixed(2)} ms beside 100,000 documents`;
    return atMost(figure, times.many / times.few, { unit: 'x', target: 1.3 });
  } finally {
    await few.stop();
    await many.stop();
  }
}

async function memoryRow(): Promise<BenchRow> {
  const engine = await startEngine();
  const load = new Load(engine.port, 'Bearer owner');
  try {
    await fill(load, 0, 10_000);
    const figure = 'memory after 10,000 small documents';
    return atMost(figure, engine.memory() ?? Infinity, { unit: 'MB', target: 250 });
  } finally {
    load.close();
    await engine.stop();
  }
}

/** Queries and batches over REST under the product's rules, beside what a bare JSON server does. */
async function throughputRows(): Promise<BenchRow[]> {
  const engine = await startEngine(rulesFile);
  const owner = contractor();
  const payload = { sub: owner.id, user_id: owner.id, email_verified: true };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const load = new Load(engine.port, `Bearer ${encode({ alg: 'none' })}.${encode(payload)}.`);
  const admin = new Load(engine.port, 'Bearer owner');
  try {
    const commit = `/v1/${root}:commit`;
    const profile = { update: { name: `${root}/users/${owner.id}`, fields: fieldsOf(owner) } };
    await admin.post(commit, JSON.stringify({ writes: [profile] }));
    const animal = () => {
      const { createTime: _createTime, ...data } = bull(owner);
      const update = { name: `${root}/animals/${data.id}`, fields: fieldsOf(data) };
      return { update, updateTransforms: [{ fieldPath: 'createTime', setToServerValue: 'REQUEST_TIME' }] };
    };
    const writeHundred = () =>
      load.post(commit, JSON.stringify({ writes: Array.from({ length: 100 }, animal) }));
    await requestsPerSecond(writeHundred, 20);
    const batches = await requestsPerSecond(writeHundred, 80);
    const structuredQuery = {
      from: [{ collectionId: 'animals' }],
      where: {
        fieldFilter: { field: { fieldPath: 'contractor' }, op: 'EQUAL', value: { stringValue: owner.id } },
      },
      orderBy: [{ field: { fieldPath: 'createTime' }, direction: 'DESCENDING' }],
      limit: 20,
    };
    const body = JSON.stringify({ structuredQuery });
    const query = () => load.post(`/v1/${root}:runQuery`, body);
    const bare = await startBareServer(await query());
    const bareLoad = new Load(bare.port);
    try {
      await requestsPerSecond(query, 1000);
      await requestsPerSecond(() => bareLoad.post('/', body), 1000);
      const queries = await requestsPerSecond(query, 5000);
      const possible = await requestsPerSecond(() => bareLoad.post('/', body), 5000);
      const figure = `queries of 20 documents under the rules: ${queries.toFixed(0)}/s, a bare JSON server ${possible.toFixed(0)}/s`;
      return [
        row(
          'batches of 100 writes under the rules',
          `${batches.toFixed(1)}/s, ${(batches * 100).toFixed(0)} writes/s`,
        ),
        atMost(figure, possible / queries, { unit: 'x', target: 4 }),
      ];
    } finally {
      bareLoad.close();
      await bare.stop();
    }
  } finally {
    load.close();
    admin.close();
    await engine.stop();
  }
}

/** Firestore: growth, listeners, memory, requests a second. */
export async function run(): Promise<BenchRow[]> {
  return [await batchesRow(), await singleWritesRow(), await memoryRow(), ...(await throughputRows())];
}
