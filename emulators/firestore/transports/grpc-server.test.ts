import type { ServiceError } from '@grpc/grpc-js';
import { Client, credentials, Metadata } from '@grpc/grpc-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningFirestore } from '../server.ts';
import { startFirestore } from '../server.ts';
import { ServiceDescriptor } from './service-descriptor.ts';
import { ProtoJsonConverter } from './proto-json-converter.ts';

let running: RunningFirestore;
let client: Client;
const databaseName = 'projects/demo-grpc/databases/(default)';
const descriptor = new ServiceDescriptor();

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

/** Sends raw bytes to a method. @returns the error, or the decoded answer */
function callMethod(
  method: string,
  bytes: Buffer,
  metadata = new Metadata(),
): Promise<ServiceError | object> {
  const definition = descriptor.service[method];
  return new Promise((resolve) => {
    client.makeUnaryRequest(
      `/google.firestore.v1.Firestore/${method}`,
      (request: Buffer) => request,
      (answer: Buffer) => (definition?.responseDeserialize(answer) ?? {}) as object,
      bytes,
      metadata,
      (error, answer) => resolve(error ?? answer ?? {}),
    );
  });
}

const encodeRequest = (method: string, request: object) =>
  descriptor.service[method]?.requestSerialize(request) ?? Buffer.alloc(0);

function getStreamError(method: string, ...messages: readonly Buffer[]): Promise<ServiceError> {
  return new Promise((resolve) => {
    const stream = client.makeBidiStreamRequest(
      `/google.firestore.v1.Firestore/${method}`,
      (request: Buffer) => request,
      (answer: Buffer) => answer,
    );
    stream.on('data', () => undefined);
    stream.on('error', (error: ServiceError) => resolve(error));
    for (const message of messages) stream.write(message);
  });
}

describe('gRPC', () => {
  it('carries verify, which the published description lacks', () => {
    const bytes = encodeRequest('Commit', { database: databaseName, writes: [{ verify: 'some name' }] });
    expect(descriptor.service['Commit']?.requestDeserialize(bytes)).toMatchObject({
      writes: [{ verify: 'some name' }],
    });
  });

  it('answers with the official codes', async () => {
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
    expect(await callMethod('GetDocument', request, unknown)).toMatchObject({ code: 16 });
  });

  it('answers bytes that are no message with an error, and then goes on', async () => {
    for (const bytes of [
      Buffer.from([0xff, 0xff, 0xff]),
      Buffer.from('no protobuf'),
      Buffer.from([0x0a, 0x7f]),
    ])
      expect(await callMethod('Commit', bytes)).toMatchObject({ code: 3 });
    const stream = await getStreamError('Listen', Buffer.from([0xff, 0xff]));
    expect(stream.code).toBe(3);
    expect(await callMethod('Commit', encodeRequest('Commit', { database: databaseName }))).toHaveProperty(
      'commitTime',
    );
  });

  it('ends a stream in which bytes that are no message follow a good one', async () => {
    const good = encodeRequest('Listen', {
      database: databaseName,
      addTarget: { targetId: 2, documents: {} },
    });
    expect(await getStreamError('Listen', good, Buffer.from([0xff, 0xff]))).toMatchObject({ code: 3 });
  });

  it('refuses timestamps outside of the calendar', async () => {
    const timestampValue = { seconds: '999999999999', nanos: 0 };
    const update = { name: `${databaseName}/documents/items/a`, fields: { at: { timestampValue } } };
    expect(
      await callMethod('Commit', encodeRequest('Commit', { database: databaseName, writes: [{ update }] })),
    ).toMatchObject({ code: 3 });
  });

  it('ends a write stream that does not begin with the database', async () => {
    expect(await getStreamError('Write', encodeRequest('Write', {}))).toMatchObject({ code: 3 });
  });

  it('names the calls it lacks', async () => {
    expect(await callMethod('ExecutePipeline', Buffer.alloc(0))).toMatchObject({
      code: 12,
      details: expect.stringContaining('ExecutePipeline') as string,
    });
  });
});

describe('messages and ProtoJSON', () => {
  const json = new ProtoJsonConverter(descriptor);

  it.each([
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
  ] as const)('%s %j survives the way there and back', (type, message) => {
    expect(json.toJson(type, json.fromJson(type, message))).toEqual(message);
  });
});
