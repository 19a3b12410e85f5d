import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { namespace, startTestEngine, waitUntil } from './test-engine.ts';

let engine: Awaited<ReturnType<typeof startTestEngine>>;
beforeAll(async () => {
  engine = await startTestEngine();
});
afterAll(() => engine.stop());
beforeEach(async () => {
  await engine.setRules({
    '.read': true,
    '.write': true,
    rides: { '.indexOn': ['score', '.value'] },
    closed: { '.read': false },
  });
  await send('DELETE', '/');
});

const owner = { authorization: 'Bearer owner' };

function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const [dataPath = '', parameters = ''] = path.split('?');
  return fetch(`${engine.url}${dataPath}.json?ns=${namespace}&${parameters}`, {
    method,
    headers,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

async function sendForJson(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const response = await send(method, path, body, headers);
  const json: unknown = await response.json();
  return [response.status, json];
}

describe('data', () => {
  test('PUT, GET, PATCH, POST and DELETE', async () => {
    expect(await sendForJson('PUT', '/a', { x: 1, at: { '.sv': 'timestamp' } })).toEqual([
      200,
      { x: 1, at: expect.any(Number) as number },
    ]);
    expect(await sendForJson('PATCH', '/a', { 'deep/y': 2, at: null })).toEqual([
      200,
      { 'deep/y': 2, at: null },
    ]);
    expect(await sendForJson('GET', '/a')).toEqual([200, { x: 1, deep: { y: 2 } }]);
    const [, added] = await sendForJson('POST', '/list', { n: 1 });
    const { name } = added as { name: string };
    expect(name).toMatch(/^-[\w-]{19}$/);
    expect(await sendForJson('GET', `/list/${name}`)).toEqual([200, { n: 1 }]);
    expect(await sendForJson('DELETE', '/a')).toEqual([200, null]);
    expect(await sendForJson('GET', '/a')).toEqual([200, null]);
  });

  test('increments with one request', async () => {
    const increment = { '.sv': { increment: 1 } };
    expect(await sendForJson('PUT', '/views/v1', increment)).toEqual([200, 1]);
    expect(await sendForJson('PUT', '/views/v1', increment)).toEqual([200, 2]);
  });

  test('formats: pretty, silent, shallow, export', async () => {
    await send('PUT', '/a', { b: { c: 1 }, d: 2, e: { '.value': 3, '.priority': 1 } });
    expect(await (await send('GET', '/a/b?print=pretty')).text()).toBe('{\n  "c": 1\n}');
    expect((await send('PUT', '/x?print=silent', 1)).status).toBe(204);
    expect(await sendForJson('GET', '/a?shallow=true')).toEqual([200, { b: true, d: true, e: true }]);
    expect(await sendForJson('GET', '/a/d?shallow=true')).toEqual([200, 2]);
    expect(await sendForJson('GET', '/a/e?format=export')).toEqual([200, { '.value': 3, '.priority': 1 }]);
    expect(await sendForJson('GET', '/?shallow=true&limitToFirst=1')).toEqual([200, { a: true }]);
  });

  test('JSONP, and limits that no request exceeds', async () => {
    await send('PUT', '/a?writeSizeLimit=tiny', 1);
    expect(await (await send('GET', '/a?callback=on.read&timeout=10s')).text()).toBe('on.read(1);');
  });

  test.each([
    ...['print=foo', 'format=foo', 'shallow=maybe', 'timeout=5', 'writeSizeLimit=huge', 'callback=a(b)'],
    ...['shallow=true&orderBy="$key"', 'orderBy="$key"&equalTo="a"&startAt="a"', 'orderBy="color"'],
  ])('%s is refused', async (parameters) => {
    expect((await send('GET', `/a?${parameters}`)).status).toBe(400);
  });

  test('an administrator may act as a user', async () => {
    const getStatus = async (path: string) => (await send('GET', path, undefined, owner)).status;
    await engine.setRules({ '.read': "auth.uid == 'ann'" });
    expect(await getStatus('/a?auth_variable_override={"uid":"ann"}')).toBe(200);
    expect(await getStatus('/a?auth_variable_override={"uid":"bob"}')).toBe(401);
    expect(await getStatus('/a?auth_variable_override=1')).toBe(400);
    await engine.setRules({ '.read': true, '.write': true });
  });

  test('an update of 20,000 paths is applied in one pass', async () => {
    const values = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`k${i}/n`, i]));
    const startedAt = performance.now();
    expect((await sendForJson('PATCH', '/many', values))[0]).toBe(200);
    // Applying the paths one by one would take minutes.
    expect(performance.now() - startedAt).toBeLessThan(5000);
    expect(await sendForJson('PATCH', '/many', { 'a/b': 1, c: 1, a: 1 })).toEqual([
      400,
      { error: expect.stringContaining('twice') as string },
    ]);
  });

  test('queries', async () => {
    const rides = { a: { score: 81 }, b: { score: 90 }, c: { score: 85 } };
    await send('PUT', '/rides', rides);
    const by = 'orderBy="score"';
    expect(await sendForJson('GET', `/rides?${by}&limitToLast=1`)).toEqual([200, { b: { score: 90 } }]);
    expect(await sendForJson('GET', `/rides?${by}&startAt=81&endAt=85`)).toEqual([
      200,
      { a: rides.a, c: rides.c },
    ]);
    expect(await sendForJson('GET', `/rides?${by}&equalTo=85`)).toEqual([200, { c: rides.c }]);
    expect(await sendForJson('GET', `/rides?${by}&startAfter=81&endBefore=90`)).toEqual([
      200,
      { c: rides.c },
    ]);
    const byKey = { a: rides.a, b: rides.b };
    expect(await sendForJson('GET', `/rides?orderBy="$key"&limitToFirst=2`)).toEqual([200, byKey]);
    expect(await sendForJson('GET', `/rides?orderBy="$key"&startAt="a"&endAt="b"`)).toEqual([200, byKey]);
    expect(await sendForJson('GET', `/rides?orderBy="$priority"&limitToLast=1`)).toEqual([
      200,
      { c: rides.c },
    ]);
    expect(await sendForJson('GET', `/rides?orderBy="$other"&limitToFirst=2`)).toEqual([
      400,
      { error: expect.stringContaining('Invalid key') as string },
    ]);
    expect(await sendForJson('GET', `/rides?orderBy="rider"&limitToFirst=1`)).toEqual([
      400,
      { error: 'Index not defined, add ".indexOn": "rider", for path "/rides", to the rules' },
    ]);
    expect(await sendForJson('GET', '/rides?limitToFirst=1')).toEqual([
      400,
      { error: 'orderBy must be defined when other query parameters are defined' },
    ]);
  });

  const by = 'orderBy="score"';

  test('a bound continues with the key among equal values, as SDKs write it', async () => {
    const rides = { a: { score: 81 }, b: { score: 81 }, c: { score: 85 } };
    await send('PUT', '/rides', rides);
    expect(await sendForJson('GET', `/rides?${by}&startAt=81,"b"`)).toEqual([
      200,
      { b: rides.b, c: rides.c },
    ]);
    expect(await sendForJson('GET', `/rides?${by}&startAfter=81,"a"&endBefore=85,"c"`)).toEqual([
      200,
      { b: rides.b },
    ]);
    expect(await sendForJson('GET', `/rides?${by}&endAt=81,"a"`)).toEqual([200, { a: rides.a }]);
    expect(await sendForJson('GET', `/rides?${by}&equalTo=81,"b"`)).toEqual([200, { b: rides.b }]);
  });

  test.each([
    ['orderBy=score', 'orderBy must be a valid JSON encoded path'],
    [`${by}&equalTo=a@b.example`, 'Constraint index field must be a JSON primitive'],
    [`${by}&startAt={}`, 'Constraint index field must be a JSON primitive'],
    [`${by}&startAt=`, 'Constraint index field must be a JSON primitive'],
    [`${by}&startAt=2,"[MAX_NAME]"`, 'Constraint key field must be a valid key name'],
    [`${by}&startAt=2,3`, 'Constraint key field must be a valid key name'],
    ['orderBy="$key"&startAt=0', 'Provided key index type is invalid, must be string'],
    ['orderBy="$key"&equalTo=123', 'Provided key index type is invalid, must be string'],
    [`${by}&limitToFirst=1&limitToLast=1`, 'Only one of limitToFirst and limitToLast may be defined'],
    [`${by}&limitToFirst=0`, 'A limit must be a positive integer'],
    [`${by}&limitToFirst="1"`, 'A limit must be a positive integer'],
  ])('the query %s is refused', async (parameters, error) => {
    expect(await sendForJson('GET', `/rides?${parameters}`)).toEqual([400, { error }]);
  });

  test('an ETag prevents overwriting the change of another client', async () => {
    await send('PUT', '/n', 1);
    const tag = (await send('GET', '/n', undefined, { 'x-firebase-etag': 'true' })).headers.get('etag') ?? '';
    expect((await send('PUT', '/n', 2, { 'if-match': tag })).status).toBe(200);
    const conflict = await send('PUT', '/n', 3, { 'if-match': tag });
    expect([conflict.status, await conflict.json()]).toEqual([412, 2]);
    expect((await send('PUT', '/new', 1, { 'if-match': 'null_etag' })).status).toBe(200);
    expect(
      (await send('DELETE', '/n', undefined, { 'if-match': conflict.headers.get('etag') ?? '' })).status,
    ).toBe(200);
  });
});

describe('permission', () => {
  test('rules apply to everyone except administrators', async () => {
    await engine.setRules({
      mine: { $uid: { '.read': 'auth.uid === $uid', '.write': 'auth.uid === $uid' } },
    });
    const token = `x.${Buffer.from('{"sub":"ann"}').toString('base64url')}.`;
    expect(await sendForJson('GET', '/mine/ann')).toEqual([401, { error: 'Permission denied' }]);
    expect(await sendForJson('PUT', '/mine/ann', 1, { authorization: `Bearer ${token}` })).toEqual([200, 1]);
    expect(await sendForJson('GET', `/mine/ann?auth=${token}`)).toEqual([200, 1]);
    expect((await sendForJson('PUT', '/mine/bob', 1, { authorization: `Bearer ${token}` }))[0]).toBe(401);
    expect(await sendForJson('GET', '/mine', undefined, owner)).toEqual([200, { ann: 1 }]);
    expect((await sendForJson('GET', '/mine/ann?auth=nonsense'))[0]).toBe(401);
  });

  test('only administrators access rules and the list of databases', async () => {
    for (const path of ['/.settings/rules', '/.inspect/databases']) {
      expect((await send('GET', path)).status).toBe(401);
      expect((await send('GET', path, undefined, owner)).status).toBe(200);
    }
    const [, databases] = await sendForJson('GET', '/.inspect/databases', undefined, owner);
    expect(databases).toContainEqual({ name: namespace });
  });
});

describe('streaming', () => {
  test('sends every change below the path and the revocation', async () => {
    await send('PUT', '/room', { a: 1 });
    const response = await send('GET', '/room', undefined, { accept: 'text/event-stream' });
    let text = '';
    const reading = (async () => {
      const decoder = new TextDecoder();
      for await (const chunk of response.body ?? []) text += decoder.decode(chunk);
    })();
    await waitUntil(() => text.includes('"/"'));
    await send('PUT', '/room/b', 2);
    await send('PATCH', '/room', { a: null, 'c/d': 3 });
    await send('PUT', '/elsewhere', 1);
    await engine.setRules({ '.write': true });
    await reading;
    expect(text.trim().split('\n\n')).toEqual([
      'event: put\ndata: {"path":"/","data":{"a":1}}',
      'event: put\ndata: {"path":"/b","data":2}',
      'event: patch\ndata: {"path":"/","data":{"a":null,"c/d":3}}',
      'event: cancel\ndata: null',
    ]);
  });

  test('is denied like other reads', async () => {
    await engine.setRules({});
    expect((await send('GET', '/closed', undefined, { accept: 'text/event-stream' })).status).toBe(401);
  });
});

describe('invalid requests', () => {
  test.each([
    ['invalid JSON', 'PUT', '/a', '{"a":', 400],
    ['an empty body', 'PUT', '/a', '', 400],
    ['an invalid key', 'PUT', '/a', { 'b.c': 1 }, 400],
    ['an invalid path', 'PUT', '/a$', 1, 400],
    ['invalid encoding', 'GET', '/%zz', undefined, 400],
    ['an invalid update', 'PATCH', '/a', [1], 400],
    ['a contradictory update', 'PATCH', '/a', { 'b/c': 1, b: 2 }, 400],
    ['an unknown server value', 'PUT', '/a', { '.sv': 'uuid' }, 400],
    ['an unknown method', 'PROPFIND', '/a', undefined, 405],
  ])('%s', async (_, method, path, body, status) => {
    expect((await send(method, path, body)).status).toBe(status);
    expect(await sendForJson('GET', '/a')).toEqual([200, null]);
  });

  test('no database, an invalid database, another URL', async () => {
    expect((await fetch(`${engine.url}/a.json`)).status).toBe(400);
    expect((await fetch(`${engine.url}/a.json?ns=../x`)).status).toBe(400);
    expect((await fetch(`${engine.url}/a?ns=${namespace}`)).status).toBe(404);
    expect((await fetch(engine.url)).status).toBe(200);
  });

  test('every origin is allowed', async () => {
    const response = await send('OPTIONS', '/a', undefined, {
      origin: 'https://somewhere.example',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'content-type',
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('https://somewhere.example');
    expect(response.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type');
  });
});
