import { Client, credentials } from '@grpc/grpc-js';
import type { ServiceError } from '@grpc/grpc-js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ServerProcess } from '../bench/engine-process.ts';
import { startEngine } from '../bench/engine-process.ts';
import { malformed, malformedBytes, REQUESTS, seeded, STREAM_MESSAGES } from '../testing/malformed.ts';
import { Descriptor } from '../transports/descriptor.ts';

const INPUTS = 100_000;
const AT_ONCE = 16;
const ROOT = '/v1/projects/demo-fuzz/databases/(default)/documents';
const CLEAR = '/emulator/v1/projects/demo-fuzz/databases/(default)/documents';

let engine: ServerProcess;
beforeEach(async () => {
  engine = await startEngine();
});
afterEach(() => engine.stop());

/** Sends all inputs, several at a time; what it answers with must not grow with what was thrown at it. */
async function soak(send: (number: number) => Promise<string | undefined>): Promise<readonly string[]> {
  const failures: string[] = [];
  let next = 0;
  let early: number | undefined;
  const worker = async () => {
    while (next < INPUTS) {
      const number = next++;
      if (number === 10_000) early = engine.memory();
      // What a garbled name has made is no leak.
      if (number % 1000 === 999) await fetch(`${origin()}${CLEAR}`, { method: 'DELETE' });
      const failure = await send(number);
      if (failure !== undefined) failures.push(`${number}: ${failure}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const late = engine.memory();
  if (early !== undefined && late !== undefined && late > early * 1.2)
    failures.push(`memory grew from ${early.toFixed(0)} to ${late.toFixed(0)} MB`);
  return failures.slice(0, 10);
}

const origin = () => `http://127.0.0.1:${engine.port}`;

async function expectInOrder(): Promise<void> {
  const response = await fetch(`${origin()}${ROOT}:commit`, { method: 'POST', body: '{"writes":[]}' });
  expect(response.status).toBe(200);
}

test('100,000 malformed REST requests: no crash, no internal error, no growth', async () => {
  const random = seeded(1);
  const failures = await soak(async (number) => {
    const [verb, valid] = REQUESTS[number % REQUESTS.length] as (typeof REQUESTS)[number];
    const body = malformed(random, valid);
    const response = await fetch(`${origin()}${ROOT}:${verb}`, { method: 'POST', body });
    const text = await response.text();
    return response.status < 500 || response.status === 501 ? undefined : `${verb} ${body} -> ${text}`;
  });
  expect(failures).toEqual([]);
  await expectInOrder();
});

test('100,000 malformed WebChannel messages: no crash, no internal error, no growth', async () => {
  const random = seeded(2);
  const failures = await soak(async (number) => {
    const kind = number % 2 === 0 ? 'Listen' : 'Write';
    const messages = STREAM_MESSAGES[kind];
    const base = `${origin()}/google.firestore.v1.Firestore/${kind}/channel`;
    const bodies = messages.map((message) => malformed(random, message));
    const form = new URLSearchParams({ count: String(bodies.length), ofs: '0' });
    for (const [index, body] of bodies.entries()) form.set(`req${index}___data__`, body);
    const opened = await (await fetch(`${base}?VER=8&RID=1`, { method: 'POST', body: form })).text();
    const session = /"c","([^"]+)"/.exec(opened)?.[1] ?? '';
    const back = await fetch(`${base}?SID=${session}&RID=rpc&AID=0&CI=0`);
    const { value } = (await back.body?.getReader().read()) ?? {};
    const text = Buffer.from((value as Uint8Array | undefined) ?? []).toString();
    await (await fetch(`${base}?SID=${session}&RID=2&TYPE=terminate`, { method: 'POST' })).text();
    return text.includes('"INTERNAL"') ? `${bodies.join(' ')} -> ${text}` : undefined;
  });
  expect(failures).toEqual([]);
  await expectInOrder();
});

test('100,000 malformed gRPC messages: no crash, no growth', async () => {
  const random = seeded(3);
  const client = new Client(`127.0.0.1:${engine.port}`, credentials.createInsecure());
  const { service } = new Descriptor();
  const database = 'projects/demo-fuzz/databases/(default)';
  const parent = `${database}/documents`;
  const name = `${parent}/items/a`;
  const fields = { a: { stringValue: 'x' }, b: { arrayValue: { values: [{ integerValue: '1' }] } } };
  const valid: readonly (readonly [string, object])[] = [
    ['Commit', { database, writes: [{ update: { name, fields }, updateMask: { fieldPaths: ['a'] } }] }],
    ['GetDocument', { name }],
    ['ListDocuments', { parent, collectionId: 'items', pageSize: 3 }],
    ['BeginTransaction', { database }],
    ['BatchWrite', { database, writes: [{ delete: name }] }],
  ];
  const failures = await soak(
    (number) =>
      new Promise((resolve) => {
        const [method, request] = valid[number % valid.length] as (typeof valid)[number];
        const bytes = malformedBytes(random, service[method]?.requestSerialize(request) ?? Buffer.alloc(0));
        client.makeUnaryRequest(
          `/google.firestore.v1.Firestore/${method}`,
          (message: Buffer) => message,
          (answer: Buffer) => answer,
          bytes,
          (error: ServiceError | null) => {
            // 13 is how gRPC itself answers bytes that are no message.
            const code: number = error?.code ?? 0;
            const bad = code === 13 && !/deserializ/i.test(error?.details ?? '');
            resolve(
              bad || code === 14 ? `${method} ${bytes.toString('hex')} -> ${error?.details}` : undefined,
            );
          },
        );
      }),
  );
  client.close();
  expect(failures).toEqual([]);
  await expectInOrder();
});
