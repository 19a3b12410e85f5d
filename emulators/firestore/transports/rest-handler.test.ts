import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../listen.ts';
import { startFirestore } from '../server.ts';
import type { RestClient } from '../testing/rest-client.ts';
import { createRestClient } from '../testing/rest-client.ts';

let running: RunningServer;
let rest: RestClient;

beforeAll(async () => {
  running = await startFirestore({ host: '127.0.0.1', port: 0, projectId: 'demo-rest' });
  rest = createRestClient(running.port, 'demo-rest');
});
afterAll(() => running.close());
beforeEach(() => rest.send('DELETE', `/emulator/v1/${rest.root}`));

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;
const integerValueOf = (n: number) => ({ integerValue: String(n) });
const sendAsOwner = (method: string, path: string, body?: unknown) =>
  rest.send(method, path, body, { authorization: 'Bearer owner' });
const toUrlPath = (path: string) => `/v1/${rest.root}/${path}`;
const expectedError = (code: number, status: string, message: unknown = expect.any(String)) => ({
  error: { code, status, message },
});

describe('documents over REST', () => {
  test('are created, read, updated, listed and deleted', async () => {
    const created = await rest.send('POST', `${toUrlPath('items')}?documentId=a`, {
      fields: { n: integerValueOf(1) },
    });
    const name = `${rest.root}/items/a`;
    expect(created).toMatchObject({ status: 200, body: { name, fields: { n: integerValueOf(1) } } });
    expect(created.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(created.body).toMatchObject({ createTime: expect.stringMatching(instantPattern) as string });

    const patched = await rest.send('PATCH', `${toUrlPath('items/a')}?updateMask.fieldPaths=m`, {
      fields: { m: integerValueOf(2) },
    });
    expect(patched.body).toMatchObject({ fields: { n: integerValueOf(1), m: integerValueOf(2) } });
    const masked = await rest.send('GET', `${toUrlPath('items/a')}?mask.fieldPaths=m`);
    expect(masked.body).toMatchObject({ name, fields: { m: integerValueOf(2) } });

    const listed = await rest.send('GET', toUrlPath('items'));
    expect(listed.body).toEqual({ documents: [expect.objectContaining({ name })] });
    expect(await rest.send('DELETE', toUrlPath('items/a'))).toMatchObject({ status: 200, body: {} });
    expect(await rest.send('GET', toUrlPath('items/a'))).toMatchObject({
      status: 404,
      body: expectedError(404, 'NOT_FOUND', `Document "${name}" not found.`),
    });
    expect((await rest.send('GET', toUrlPath('items'))).body).toEqual({});
  });

  test('have the headers of a GET for a HEAD', async () => {
    await rest.send('POST', `${toUrlPath('items')}?documentId=a`, {});
    expect(await rest.send('HEAD', toUrlPath('items/a'))).toMatchObject({ status: 200, body: '' });
    expect(await rest.send('HEAD', toUrlPath('items/b'))).toMatchObject({ status: 404, body: '' });
  });

  test('get a generated id when the request has none', async () => {
    const { body } = await rest.send('POST', toUrlPath('items'), { fields: {} });
    expect(body).toMatchObject({ name: expect.stringMatching(/\/items\/[\w-]{20}$/) as string });
  });

  test('are not created twice and not changed against preconditions', async () => {
    await rest.send('POST', `${toUrlPath('items')}?documentId=a`, {});
    const again = await rest.send('POST', `${toUrlPath('items')}?documentId=a`, {});
    expect(again).toMatchObject({ status: 409, body: expectedError(409, 'ALREADY_EXISTS') });
    const stale = `${toUrlPath('items/a')}?currentDocument.updateTime=2020-01-01T00:00:00Z`;
    expect(await rest.send('DELETE', stale)).toMatchObject({
      status: 400,
      body: expectedError(400, 'FAILED_PRECONDITION'),
    });
    const missing = await rest.send('PATCH', `${toUrlPath('items/b')}?currentDocument.exists=true`, {});
    expect(missing).toMatchObject({ status: 404, body: expectedError(404, 'NOT_FOUND') });
  });

  test('are listed in pages', async () => {
    for (const id of ['c', 'a', 'b']) await rest.send('POST', `${toUrlPath('items')}?documentId=${id}`, {});
    const first = await rest.send('GET', `${toUrlPath('items')}?pageSize=2`);
    const { documents, nextPageToken } = first.body as {
      documents: { name: string }[];
      nextPageToken: string;
    };
    expect(documents.map(({ name }) => name.slice(-1))).toEqual(['a', 'b']);
    const second = await rest.send('GET', `${toUrlPath('items')}?pageSize=2&pageToken=${nextPageToken}`);
    expect(second.body).toEqual({ documents: [expect.objectContaining({ name: `${rest.root}/items/c` })] });
  });

  test('are listed with missing parents of subcollections on request', async () => {
    await rest.send('POST', `${toUrlPath('items/ghost/parts')}?documentId=p`, {});
    expect((await sendAsOwner('GET', `${toUrlPath('items')}?showMissing=true`)).body).toEqual({
      documents: [{ name: `${rest.root}/items/ghost` }],
    });
    expect((await sendAsOwner('POST', `${toUrlPath('items/ghost')}:listCollectionIds`, {})).body).toEqual({
      collectionIds: ['parts'],
    });
  });
});

describe('document lists over REST', () => {
  const createItems = async (documents: Readonly<Record<string, object>>) => {
    for (const [id, fields] of Object.entries(documents))
      await rest.send('POST', `${toUrlPath('items')}?documentId=${id}`, { fields });
  };
  interface Page {
    readonly documents?: readonly { readonly name: string }[];
    readonly nextPageToken?: string;
  }
  const fetchPage = async (parameters: string) => {
    const { body } = await sendAsOwner('GET', `${toUrlPath('items')}?${parameters}`);
    const { documents = [], nextPageToken } = body as Page;
    return { ids: documents.map(({ name }) => name.split('/').at(-1)).join(' '), nextPageToken };
  };

  test('have the requested order, page by page', async () => {
    await createItems({
      a: { n: integerValueOf(1), 'odd, name': integerValueOf(1) },
      b: { n: integerValueOf(2), 'odd, name': integerValueOf(1) },
      c: { n: integerValueOf(2), 'odd, name': integerValueOf(0) },
      d: {},
    });
    expect((await fetchPage('orderBy=n desc, __name__ desc')).ids).toBe('c b a');
    expect((await fetchPage('orderBy=`odd, name` asc,n DESC')).ids).toBe('c b a');
    const first = await fetchPage('orderBy=n desc&pageSize=2');
    expect(first.ids).toBe('c b');
    const second = await fetchPage(`orderBy=n desc&pageSize=2&pageToken=${first.nextPageToken}`);
    expect(second).toEqual({ ids: 'a', nextPageToken: undefined });
  });

  test('include missing documents only in id order', async () => {
    await createItems({ a: {} });
    await rest.send('POST', `${toUrlPath('items/ghost/parts')}?documentId=p`, {});
    expect((await fetchPage('showMissing=true')).ids).toBe('a ghost');
    const first = await fetchPage('showMissing=true&pageSize=1');
    expect((await fetchPage(`showMissing=true&pageToken=${first.nextPageToken}`)).ids).toBe('ghost');
    const ordered = await sendAsOwner('GET', `${toUrlPath('items')}?showMissing=true&orderBy=n`);
    expect(ordered).toMatchObject({ status: 400, body: expectedError(400, 'INVALID_ARGUMENT') });
  });

  test.each(['orderBy=n up', 'orderBy=,', 'orderBy=n,n', 'orderBy=`n', 'pageToken=bm9uZQ'])(
    'reject %s',
    async (parameters) => {
      const rejected = await rest.send('GET', `${toUrlPath('items')}?${parameters}`);
      expect(rejected).toMatchObject({ status: 400, body: expectedError(400, 'INVALID_ARGUMENT') });
    },
  );
});

describe('methods over REST', () => {
  test('commit compares update times as instants, regardless of their precision', async () => {
    const { body } = await rest.send('POST', `${toUrlPath('items')}?documentId=a`, {});
    const { updateTime } = body as { updateTime: string };
    const write = (time: string, n: number) => ({
      update: { name: `${rest.root}/items/a`, fields: { n: integerValueOf(n) } },
      currentDocument: { updateTime: time },
    });
    const nanoseconds = updateTime.replace('Z', '000Z');
    const first = await rest.callVerb('commit', { writes: [write(nanoseconds, 1)] });
    expect(first).toMatchObject({
      status: 200,
      body: { commitTime: expect.stringMatching(instantPattern) as string },
    });
    const second = await rest.callVerb('commit', { writes: [write(nanoseconds, 2)] });
    expect(second).toMatchObject({ status: 400, body: expectedError(400, 'FAILED_PRECONDITION') });
  });

  test('commit returns an empty result for verify and applies the other writes', async () => {
    const response = await rest.callVerb('commit', {
      writes: [
        { update: { name: `${rest.root}/items/a` } },
        { verify: `${rest.root}/items/none`, currentDocument: { exists: false } },
      ],
    });
    expect(response.body).toMatchObject({ writeResults: [{ updateTime: expect.any(String) as string }, {}] });
  });

  test('a write that changes nothing keeps the update time', async () => {
    const write = { update: { name: `${rest.root}/items/a`, fields: { n: integerValueOf(1) } } };
    const first = await rest.callVerb('commit', { writes: [write] });
    const second = await rest.callVerb('commit', { writes: [write] });
    const results = ({ body }: { body: unknown }) => (body as { writeResults: unknown }).writeResults;
    expect(results(second)).toEqual(results(first));
  });

  test('batchGet returns an array of found and missing documents', async () => {
    await rest.send('POST', `${toUrlPath('items')}?documentId=a`, {});
    const names = [`${rest.root}/items/a`, `${rest.root}/items/none`];
    const { body } = await rest.callVerb('batchGet', { documents: names });
    expect(body).toEqual([
      {
        found: expect.objectContaining({ name: names[0] }) as object,
        readTime: expect.stringMatching(instantPattern) as string,
      },
      { missing: names[1], readTime: expect.any(String) as string },
    ]);
  });

  test('runQuery returns at least a read time', async () => {
    const query = { structuredQuery: { from: [{ collectionId: 'items' }] } };
    expect((await rest.callVerb('runQuery', query)).body).toEqual([
      { readTime: expect.stringMatching(instantPattern) as string },
    ]);
  });

  test('batchWrite returns a status for each write', async () => {
    const { body } = await sendAsOwner('POST', `/v1/${rest.root}:batchWrite`, {
      writes: [
        { update: { name: `${rest.root}/items/a` } },
        { update: { name: `${rest.root}/items/none` }, currentDocument: { exists: true } },
      ],
    });
    expect(body).toMatchObject({
      status: [{}, { code: 5 }],
      writeResults: [{ updateTime: expect.any(String) as string }, {}],
    });
  });

  test('a read time returns the past state', async () => {
    const path = `${toUrlPath('items')}?documentId=a`;
    const { body } = await rest.send('POST', path, { fields: { n: integerValueOf(1) } });
    const { updateTime } = body as { updateTime: string };
    await rest.send('PATCH', toUrlPath('items/a'), { fields: { n: integerValueOf(2) } });
    await rest.send('POST', `${toUrlPath('items')}?documentId=b`, {});
    const read = { structuredQuery: { from: [{ collectionId: 'items' }] }, readTime: updateTime };
    const { body: rows } = await rest.callVerb('runQuery', read);
    expect(rows).toEqual([
      {
        document: expect.objectContaining({ fields: { n: integerValueOf(1) } }) as object,
        readTime: updateTime,
      },
    ]);
    expect((await rest.send('GET', `${toUrlPath('items/b')}?readTime=${updateTime}`)).status).toBe(404);
    const old = await rest.send('GET', `${toUrlPath('items/a')}?readTime=2001-01-01T00:00:00Z`);
    expect(old).toMatchObject({ status: 400, body: expectedError(400, 'FAILED_PRECONDITION') });
  });

  test('paths may be percent-encoded', async () => {
    await rest.send('POST', `${toUrlPath('items')}?documentId=a`, {});
    const encoded = `/v1/${rest.root.replace('(default)', '%28default%29')}/items/a`;
    expect((await rest.send('GET', encoded)).status).toBe(200);
  });
});

describe('CORS', () => {
  test('allows the origin and credentials on every response', async () => {
    const origin = 'http://localhost:5173';
    for (const path of [toUrlPath('items/none'), '/', '/nothing', toUrlPath('items')]) {
      const { headers } = await rest.send('GET', path, undefined, { origin });
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-allow-credentials')).toBe('true');
      expect(headers.get('vary')).toBe('Origin');
    }
  });

  test('responds to preflight requests', async () => {
    const { status, headers } = await rest.send('OPTIONS', toUrlPath('items'), undefined, {
      origin: 'http://localhost:5173',
      'access-control-request-headers': 'authorization,x-goog-api-client',
    });
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-headers')).toBe('authorization,x-goog-api-client');
    expect(headers.get('access-control-allow-methods')).toContain('POST');
  });
});
