import { describe, expect, test } from 'vitest';
import {
  createLoadMessage,
  createOkResponse,
  createVerifyMessage,
  rules,
  startRuntime,
  type Message,
} from './testing/start-runtime.ts';

describe('Firestore lookups', () => {
  const fetching = (id: number, serverId: number, path: string) => ({
    id,
    server_request_id: serverId,
    action: 'fetch_firestore_document',
    context: { path },
    status: 'ok',
    warnings: [],
    errors: [],
  });
  const document = (fields: Message, id: number) => ({
    result: { name: 'projects/demo-x/databases/(default)/documents/users/alice', fields },
    status: 'ok',
    warnings: [],
    errors: [],
    id,
  });
  const missing = (id: number) => ({ status: 'not_found', warnings: [], errors: [], id });

  test('fetches a document once for two lookups and responds with the ID of the fetch', async () => {
    const { request } = startRuntime();
    await request(createLoadMessage(rules));
    expect(await request(createVerifyMessage('lookup/alice', 'get', {}, 15))).toEqual(
      fetching(15, 1e9, '/databases/(default)/documents/users/alice'),
    );
    expect(await request(document({ role: { stringValue: 'ed' } }, 1e9))).toEqual(
      createOkResponse(1e9, { permit: true }),
    );
  });

  test('uses the ID of the previous fetch for the next one', async () => {
    const { request } = startRuntime();
    await request(createLoadMessage(rules));
    expect(await request(createVerifyMessage('lookup/x y', 'create', {}, 7))).toEqual(
      fetching(7, 1e9, '/databases/(default)/documents/a/x%20y'),
    );
    expect(await request(missing(1e9))).toEqual(
      fetching(1e9, 1e9 + 1, '/databases/(default)/documents/b/x%20y'),
    );
    expect(await request(missing(1e9 + 1))).toEqual(createOkResponse(1e9 + 1, { permit: false }));
  });

  test('supports concurrent verifications', async () => {
    const { request } = startRuntime();
    await request(createLoadMessage(rules));
    await request(createVerifyMessage('lookup/alice', 'get', {}, 1));
    await request(createVerifyMessage('lookup/bob', 'get', {}, 2));
    expect(await request(missing(1e9 + 1))).toEqual(createOkResponse(1e9 + 1, { permit: false }));
    expect(await request(document({ role: { stringValue: 'ed' } }, 1e9))).toEqual(
      createOkResponse(1e9, { permit: true }),
    );
  });

  test('denies a request that looks up a third document', async () => {
    const { request } = startRuntime();
    await request(createLoadMessage(rules));
    await request(createVerifyMessage('lookup/x', 'delete'));
    await request(missing(1e9));
    expect(await request(missing(1e9 + 1))).toEqual(createOkResponse(1e9 + 1, { permit: false }));
  });

  test('supports every type of value', async () => {
    const { request } = startRuntime();
    const rulesSource = `service firebase.storage { match /b/{b}/o/{id} { allow get: if
      let_().data == {'n': null, 'b': true, 'i': 5, 'd': 1.5, 's': 'x', 'a': [1, {}], 'y': b'hi',
        't': timestamp.value(1500), 'g': latlng.value(1.0, 0.0), 'r': /databases/(default)/documents/a/b}
      && let_().id == 'x' && let_().__name__ == /databases/(default)/documents/d/x; }
      function let_() { return firestore.get(/databases/(default)/documents/d/x); } }`;
    await request(createLoadMessage(rulesSource));
    await request(createVerifyMessage('x', 'get'));
    const fields = {
      n: { nullValue: null },
      b: { booleanValue: true },
      i: { integerValue: '5' },
      d: { doubleValue: 1.5 },
      s: { stringValue: 'x' },
      a: { arrayValue: { values: [{ integerValue: '1' }, { mapValue: {} }] } },
      y: { bytesValue: 'aGk=' },
      t: { timestampValue: '1970-01-01T00:00:01.500Z' },
      g: { geoPointValue: { latitude: 1 } },
      r: { referenceValue: 'projects/demo-x/databases/(default)/documents/a/b' },
    };
    expect(await request(document(fields, 1e9))).toEqual(createOkResponse(1e9, { permit: true }));
  });
});
