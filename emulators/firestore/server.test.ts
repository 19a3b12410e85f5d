import { connect } from 'node:net';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../listen.ts';
import type { FirestoreOptions } from './server.ts';
import { startFirestore } from './server.ts';
import { WebChannelClient } from './testing/webchannel-client.ts';
import type { RestClient } from './testing/rest-client.ts';
import { createRestClient } from './testing/rest-client.ts';

let folder: string;
const running: RunningServer[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firestore-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((engine) => engine.close()));
  await rm(folder, { recursive: true });
});

async function start(options: Partial<FirestoreOptions> = {}): Promise<RestClient & { port: number }> {
  const engine = await startFirestore({
    host: '127.0.0.1',
    port: 0,
    projectId: 'demo-server',
    log: () => undefined,
    ...options,
  });
  running.push(engine);
  return { ...createRestClient(engine.port, 'demo-server'), port: engine.port };
}

async function writeTempFile(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const buildRules = (condition: string) =>
  `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents/{p=**} { allow read, write: if ${condition}; } }`;

const createItem = (rest: RestClient, id: string, fields: object = {}, authorization?: string) =>
  rest.send(
    'POST',
    `/v1/${rest.root}/items?documentId=${id}`,
    { fields },
    authorization === undefined ? {} : { authorization },
  );

const putRules = (rest: RestClient, body: object) =>
  rest.send('PUT', '/emulator/v1/projects/demo-server:securityRules', body);
const toRulesBody = (content: string) => ({ rules: { files: [{ name: 'security.rules', content }] } });

describe('startup', () => {
  test('allows everything without rules', async () => {
    expect((await createItem(await start(), 'a')).status).toBe(200);
  });

  test('applies its rules from the first request', async () => {
    const rest = await start({ rulesFile: await writeTempFile('firestore.rules', buildRules('false')) });
    const denied = await createItem(rest, 'a');
    expect(denied).toMatchObject({ status: 403, body: { error: { status: 'PERMISSION_DENIED' } } });
    expect((await createItem(rest, 'a', {}, 'Bearer owner')).status).toBe(200);
    expect((await createItem(rest, 'b', {}, 'bearer OWNER')).status).toBe(200);
  });

  test('fails on invalid rules, invalid indexes and a port in use', async () => {
    const invalid = await writeTempFile('invalid.rules', 'service cloud.firestore {');
    await expect(start({ rulesFile: invalid })).rejects.toThrow(/./);
    await expect(start({ rulesFile: join(folder, 'none') })).rejects.toThrow(/ENOENT/);
    await expect(start({ indexesFile: await writeTempFile('indexes.json', '{') })).rejects.toThrow(
      /cannot be read/,
    );
    const { port } = await start();
    await expect(start({ port })).rejects.toThrow(/EADDRINUSE/);
  });

  test('requires declared indexes', async () => {
    const rest = await start({
      indexesFile: await writeTempFile('indexes.json', '{"indexes":[],"fieldOverrides":[]}'),
    });
    const field = { fieldPath: 'a' };
    const structuredQuery = {
      from: [{ collectionId: 'items' }],
      where: { fieldFilter: { field, op: 'EQUAL', value: { integerValue: '1' } } },
      orderBy: [{ field: { fieldPath: 'b' } }],
    };
    const { status, body } = await rest.callVerb('runQuery', { structuredQuery });
    expect(status).toBe(400);
    expect(body).toMatchObject([
      {
        error: {
          status: 'FAILED_PRECONDITION',
          message: expect.stringContaining('"collectionGroup": "items"') as string,
        },
      },
    ]);
  });
});

describe('shutdown', () => {
  test('cuts open back channels and idle connections immediately', async () => {
    const rest = await start();
    const channel = new WebChannelClient(rest.origin, 'Listen');
    await channel.handshake([{ database: 'projects/demo-server/databases/(default)' }]);
    const { end } = await channel.openStream();
    const socket = connect(rest.port, '127.0.0.1');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await new Promise((resolve) => socket.once('connect', resolve));
    const startTime = performance.now();
    await running[0]?.close();
    await Promise.allSettled([end, closed]);
    expect(performance.now() - startTime).toBeLessThan(2000);
  });
});

describe('the security rules endpoint', () => {
  test('replaces the rules', async () => {
    const rest = await start({ rulesFile: await writeTempFile('firestore.rules', buildRules('false')) });
    expect(await putRules(rest, { ignore_errors: true, ...toRulesBody(buildRules('true')) })).toMatchObject({
      status: 200,
      body: {},
    });
    expect((await createItem(rest, 'a')).status).toBe(200);
  });

  test('keeps the old rules on a syntax error and reports its position', async () => {
    const lines: string[] = [];
    const rest = await start({ log: (text) => lines.push(text) });
    await putRules(rest, toRulesBody(buildRules('false')));
    const invalid = toRulesBody("rules_version = '2';\nservice cloud.firestore {\n  match }");
    const strict = await putRules(rest, invalid);
    expect(strict.status).toBe(400);
    const lenient = await putRules(rest, { ignore_errors: true, ...invalid });
    expect(lenient).toMatchObject({
      status: 200,
      body: {
        issues: [
          {
            sourcePosition: { fileName: 'security.rules', line: 3, column: expect.any(Number) as number },
            severity: 'ERROR',
          },
        ],
      },
    });
    expect(lines.join('\n')).toMatch(/security\.rules:3:\d+ - ERROR/);
    expect((await createItem(rest, 'a')).status).toBe(403);
  });

  test.each([{}, { rules: {} }, { rules: { files: [{}] } }, { rules: 'x' }])('rejects %j', async (body) => {
    expect((await putRules(await start(), body)).status).toBe(400);
  });
});

describe('rule coverage', () => {
  test('counts the values of each condition', async () => {
    const rest = await start({
      rulesFile: await writeTempFile('firestore.rules', buildRules('request.auth != null')),
    });
    await createItem(rest, 'a');
    await createItem(rest, 'b');
    const { body } = await rest.send('GET', '/emulator/v1/projects/demo-server:ruleCoverage');
    const values = [{ value: { boolValue: false }, count: 2 }];
    expect(body).toMatchObject({ report: [{ sourcePosition: { line: 1 }, values }] });
    const page = await rest.send('GET', '/emulator/v1/projects/demo-server:ruleCoverage.html');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.body).toContain('request.auth != null');
    expect(page.body).toContain('false: 2');
  });

  test('is not found without rules', async () => {
    const rest = await start();
    expect((await rest.send('GET', '/emulator/v1/projects/demo-server:ruleCoverage')).status).toBe(404);
  });
});

interface DocumentList {
  readonly documents: readonly { readonly updateTime: string }[];
}

describe('exports', () => {
  const requestExport = (rest: RestClient, extra: object = {}, headers: Record<string, string> = {}) =>
    rest.send(
      'POST',
      '/emulator/v1/projects/demo-server:export',
      {
        database: 'projects/demo-server/databases/(default)',
        export_directory: folder,
        export_name: 'firestore_export',
        ...extra,
      },
      headers,
    );
  const metadata = () => join(folder, 'firestore_export', 'firestore_export.overall_export_metadata');

  test('restore every document, with the time of the import as update time', async () => {
    const rest = await start();
    const reference = { referenceValue: `${rest.root}/items/b` };
    await createItem(rest, 'a', {
      n: { integerValue: '9007199254740993' },
      d: { doubleValue: 'NaN' },
      reference,
      s: { stringValue: 'a\nb' },
    });
    await createItem(rest, 'b');
    const before = (await rest.send('GET', `/v1/${rest.root}/items`)).body as DocumentList;
    expect(await requestExport(rest)).toMatchObject({ status: 200, body: {} });
    const again = await start({ importFile: metadata() });
    const after = (await again.send('GET', `/v1/${again.root}/items`)).body as DocumentList;
    const withoutUpdateTimes = ({ documents }: DocumentList) =>
      documents.map(({ updateTime: _updateTime, ...kept }) => kept);
    expect(withoutUpdateTimes(after)).toEqual(withoutUpdateTimes(before));
    // A client that outlived the engine ignores documents older than those it has.
    for (const [index, { updateTime }] of after.documents.entries())
      expect(updateTime > (before.documents[index]?.updateTime ?? '')).toBe(true);
  });

  test('move to the importing project, including references', async () => {
    const rest = await start();
    await createItem(rest, 'a', {
      r: { referenceValue: `${rest.root}/items/b` },
      name: { stringValue: rest.root },
    });
    await requestExport(rest);
    const other = await start({ importFile: metadata(), projectId: 'demo-other' });
    const root = rest.root.replace('demo-server', 'demo-other');
    const { body } = await other.send('GET', `/v1/${root}/items/a`);
    expect(body).toMatchObject({
      name: `${root}/items/a`,
      fields: { r: { referenceValue: `${root}/items/b` }, name: { stringValue: rest.root } },
    });
  });

  test('fail to import by name when damaged or in another format', async () => {
    await expect(start({ importFile: await writeTempFile('google', '\u0001binary') })).rejects.toThrow(
      /not an export of this/,
    );
    const rest = await start();
    await createItem(rest, 'a');
    await requestExport(rest);
    const documents = join(folder, 'firestore_export', 'documents.jsonl');
    await writeFile(documents, `${await readFile(documents, 'utf8')}{"name":1}\n`);
    await expect(start({ importFile: metadata() })).rejects.toThrow(/Line 2 of documents\.jsonl/);
  });

  test('reject requests from web pages and names that are paths', async () => {
    const rest = await start();
    expect((await requestExport(rest, {}, { origin: 'https://example.com' })).status).toBe(403);
    expect((await requestExport(rest, { export_name: '../outside' })).status).toBe(400);
  });
});

describe('clearing a database', () => {
  test('keeps the documents of other projects', async () => {
    const rest = await start();
    await createItem(rest, 'a');
    const other = rest.root.replace('demo-server', 'demo-other');
    await rest.send('POST', `/v1/${other}/items?documentId=b`, {});
    await rest.send('DELETE', `/emulator/v1/${rest.root}`);
    expect((await rest.send('GET', `/v1/${rest.root}/items/a`)).status).toBe(404);
    expect((await rest.send('GET', `/v1/${other}/items/b`)).status).toBe(200);
  });
});

describe('malformed connections', () => {
  test.each([
    '\u0000\u0001\u0002\u0003',
    'GET\r\n\r\n',
    'PRI',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\nnonsense follows',
    'PUT / HTTP/9.9\r\n\r\n',
  ])('such as %j do not affect the next request', async (bytes) => {
    const rest = await start();
    await new Promise<void>((resolve) => {
      const socket = connect(rest.port, '127.0.0.1', () => socket.end(bytes, 'latin1'));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
      socket.resume();
    });
    expect((await rest.send('GET', '/')).status).toBe(200);
  });
});
