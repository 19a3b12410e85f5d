import type { ServiceError } from '@grpc/grpc-js';
import { Client, credentials, Metadata } from '@grpc/grpc-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../listen.ts';
import { startFirestore } from '../server.ts';
import { MessageDescriptors } from './message-descriptors.ts';
import { loadService } from './service-descriptor.ts';
import { ProtoJsonConverter } from './proto-json-converter.ts';

let running: RunningServer;
let client: Client;
const databaseName = 'projects/demo-grpc/databases/(default)';
const descriptors = new MessageDescriptors();
const service = loadService(descriptors);

beforeAll(async () => {
  running = await startFirestore({
    host: '127.0.0.1',
    port: 0,
    projectId: 'demo-grpc',
    log: () => undefined,
  });
  client = new Client(`127.0.0.1:${running.port}`, credentials.createInsecure());
});
afterAll(async () => {
  client.close();
  await running.close();
});

/** Sends bytes to a method. @returns the error or the decoded response */
function callMethod(
  method: string,
  bytes: Buffer,
  metadata = new Metadata(),
): Promise<ServiceError | object> {
  const definition = service[method];
  return new Promise((resolve) => {
    client.makeUnaryRequest(
      `/google.firestore.v1.Firestore/${method}`,
      (request: Buffer) => request,
      (response: Buffer) => (definition?.responseDeserialize(response) ?? {}) as object,
      bytes,
      metadata,
      (error, response) => resolve(error ?? response ?? {}),
    );
  });
}

const encodeRequest = (method: string, request: object) =>
  service[method]?.requestSerialize(request) ?? Buffer.alloc(0);

function getStreamError(method: string, ...messages: readonly Buffer[]): Promise<ServiceError> {
  return new Promise((resolve) => {
    const stream = client.makeBidiStreamRequest(
      `/google.firestore.v1.Firestore/${method}`,
      (request: Buffer) => request,
      (response: Buffer) => response,
    );
    stream.on('data', () => undefined);
    stream.on('error', (error: ServiceError) => resolve(error));
    for (const message of messages) stream.write(message);
  });
}

describe('gRPC', () => {
  test('supports verify, which the published descriptor lacks', () => {
    const bytes = encodeRequest('Commit', { database: databaseName, writes: [{ verify: 'some name' }] });
    expect(service['Commit']?.requestDeserialize(bytes)).toMatchObject({
      writes: [{ verify: 'some name' }],
    });
  });

  test('returns canonical status codes', async () => {
    const missing = `${databaseName}/documents/items/none`;
    expect(await callMethod('GetDocument', encodeRequest('GetDocument', { name: missing }))).toMatchObject({
      code: 5,
      details: `Document "${missing}" not found.`,
    });
    expect(await callMethod('GetDocument', encodeRequest('GetDocument', { name: 'nowhere' }))).toMatchObject({
      code: 3,
    });
    const unknown = new Metadata();
    unknown.set('authorization', 'Bearer nonsense');
    const request = encodeRequest('GetDocument', { name: missing });
    expect(await callMethod('GetDocument', request, unknown)).toMatchObject({ code: 3 });
  });

  test('answers only local host names', async () => {
    const local = client;
    const request = encodeRequest('GetDocument', { name: `${databaseName}/documents/items/none` });
    const callAs = async (authority: string) => {
      client = new Client(`127.0.0.1:${running.port}`, credentials.createInsecure(), {
        'grpc.default_authority': authority,
      });
      try {
        const stream = await getStreamError('Listen', Buffer.from([0xff, 0xff]));
        return [await callMethod('GetDocument', request), await callMethod('RunQuery', request), stream];
      } finally {
        client.close();
        client = local;
      }
    };
    for (const error of await callAs('rebind.example')) expect(error).toMatchObject({ code: 7 });
    expect(await callAs(`localhost:${running.port}`)).toMatchObject([{ code: 5 }, { code: 3 }, { code: 3 }]);
  });

  test('rejects malformed messages and stays available', async () => {
    for (const bytes of [
      Buffer.from([0xff, 0xff, 0xff]),
      Buffer.from('no protobuf'),
      Buffer.from([0x0a, 0x7f]),
    ])
      expect(await callMethod('Commit', bytes)).toMatchObject({ code: 3 });
    const stream = await getStreamError('Listen', Buffer.from([0xff, 0xff]));
    expect(stream.code).toBe(3);
    expect(
      await callMethod('BeginTransaction', encodeRequest('BeginTransaction', { database: databaseName })),
    ).toHaveProperty('transaction');
  });

  test('ends a stream on a malformed message after a valid one', async () => {
    const valid = encodeRequest('Listen', {
      database: databaseName,
      addTarget: { targetId: 2, documents: {} },
    });
    expect(await getStreamError('Listen', valid, Buffer.from([0xff, 0xff]))).toMatchObject({ code: 3 });
  });

  test('rejects texts that are no UTF-8, as values and as names of fields', async () => {
    const name = `${databaseName}/documents/items/text`;
    const encodeText = (stringValue: string, field = 'text') =>
      encodeRequest('Commit', {
        database: databaseName,
        writes: [{ update: { name, fields: { [field]: { stringValue } } } }],
      });
    const broken = [encodeText('half \ud83d'), encodeText('all', 'half \ud83d'), encodeText('\udc00')];
    for (const bytes of broken)
      expect(await callMethod('Commit', bytes)).toMatchObject({
        code: 3,
        details: expect.stringContaining('not valid UTF-8') as string,
      });
    const read = () => callMethod('GetDocument', encodeRequest('GetDocument', { name }));
    expect(await read()).toMatchObject({ code: 5 });
    await callMethod('Commit', encodeText('whole \u{1f40e} and \ufffd', 'ñ \u{1f40e}'));
    expect(await read()).toMatchObject({
      fields: { 'ñ \u{1f40e}': { stringValue: 'whole \u{1f40e} and \ufffd' } },
    });
  });

  test('rejects timestamps outside the years 1 to 9999', async () => {
    const timestampValue = { seconds: '999999999999', nanos: 0 };
    const update = { name: `${databaseName}/documents/items/a`, fields: { at: { timestampValue } } };
    expect(
      await callMethod('Commit', encodeRequest('Commit', { database: databaseName, writes: [{ update }] })),
    ).toMatchObject({ code: 3 });
  });

  test('ends a write stream whose first message lacks the database', async () => {
    expect(await getStreamError('Write', encodeRequest('Write', {}))).toMatchObject({ code: 3 });
  });

  test('ends a write stream whose first message contains writes', async () => {
    const writes = [{ update: { name: `${databaseName}/documents/items/a` } }];
    const first = encodeRequest('Write', { database: databaseName, writes });
    expect(await getStreamError('Write', first)).toMatchObject({ code: 3 });
  });

  test('names unimplemented methods', async () => {
    expect(await callMethod('ExecutePipeline', Buffer.alloc(0))).toMatchObject({
      code: 12,
      details: expect.stringContaining('ExecutePipeline') as string,
    });
  });
});

describe('ProtoJsonConverter', () => {
  const json = new ProtoJsonConverter(descriptors);

  test.each([
    ['google.firestore.v1.Value', { nullValue: null }],
    ['google.firestore.v1.Value', { doubleValue: 'NaN' }],
    ['google.firestore.v1.Value', { doubleValue: '-Infinity' }],
    ['google.firestore.v1.Value', { timestampValue: '0001-01-01T00:00:00.500000Z' }],
    [
      'google.firestore.v1.Value',
      { mapValue: { fields: { limit: { integerValue: '1' }, readTime: { booleanValue: false } } } },
    ],
    ['google.firestore.v1.Value', { bytesValue: 'AP+A' }],
    ['google.firestore.v1.StructuredQuery', { limit: 5, offset: 2, from: [{ collectionId: 'c' }] }],
    ['google.firestore.v1.Target', { targetId: 2, resumeToken: 'MTI=', expectedCount: 3 }],
  ] as const)('converts %s %j to a message and back', (type, message) => {
    expect(json.toJson(type, json.fromJson(type, message))).toEqual(message);
  });
});
