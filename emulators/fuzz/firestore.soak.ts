import { connect } from 'node:http2';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SeededRandom } from './seeded-random.ts';
import { startEngineProcess, type EngineProcess } from './engine-process.ts';
import { firestoreEdgeCases, grpcRequests, pickRestRequest, streamMessages } from './firestore-corpus.ts';
import { callGrpc, encodeRequest, frameMessage } from './grpc-call.ts';
import { HttpClient } from './http-client.ts';
import { mutateBytes, mutateJson, mutateText, toSendablePath, stringifyMutated } from './mutate.ts';
import { fuzzEngine } from './fuzz-engine.ts';

const documents = '/v1/projects/demo-fuzz/databases/(default)/documents';
let engine: EngineProcess;
let http: HttpClient;
beforeEach(async () => {
  engine = await startEngineProcess('firestore', ['--project_id', 'demo-fuzz']);
  http = new HttpClient(engine.port);
});
afterEach(async () => {
  http.close();
  await engine.stop();
});

const createPlan = () => ({
  engine,
  async checkHealth() {
    const body = '{"fields":{"a":{"integerValue":"5"}}}';
    const headers = { authorization: 'Bearer owner' };
    const path = `${documents}/health/one`;
    expect((await http.send({ method: 'PATCH', path, body, headers })).status).toBe(200);
    const { status, text } = await http.send({ method: 'GET', path, headers });
    expect(status).toBe(200);
    expect(text.replaceAll(/\s/g, '')).toContain('"integerValue":"5"');
  },
  async reset() {
    const path = `/emulator${documents}`;
    expect((await http.send({ method: 'DELETE', path })).status).toBe(200);
  },
});

const fragments = ['{', '}', '[', ']', '"', ':', ',', '/', '?', '&', '%2F', ':commit', '(default)', '`', '.'];

/** @throws Error for an internal error; 501 is the status of unsupported features */
function requireExpectedStatus(status: number, text: string): void {
  if (status >= 500 && status !== 501) throw new Error(`${status}: ${text.slice(0, 1000)}`);
}

test('malformed REST requests', async () => {
  await fuzzEngine('firestore REST', {
    ...createPlan(),
    createInput(random) {
      const { method, path, body } = pickRestRequest(random);
      const text = stringifyMutated(random, mutateJson(random, body, firestoreEdgeCases));
      return {
        method: random.oneIn(20) ? random.pick(['GET', 'PUT', 'OPTIONS', 'PATCH', 'DELETE']) : method,
        path: toSendablePath(random.oneIn(3) ? mutateText(random, path, fragments) : path),
        body: random.oneIn(4) ? mutateText(random, text, fragments) : text,
        headers: random.pick<Record<string, string>>([
          {},
          { authorization: 'Bearer owner' },
          { authorization: 'Bearer a.b.c' },
          { 'content-type': 'text/plain' },
        ]),
      };
    },
    async send(input) {
      const { status, text } = await http.send(input);
      requireExpectedStatus(status, text);
    },
  });
});

/** @param offset the number of the first message */
function createMalformedForm(random: SeededRandom, kind: 'Listen' | 'Write', offset: number): string {
  const count = 1 + random.nextInt(3);
  const form = new URLSearchParams({
    count: String(count),
    ofs: String(offset),
    headers: 'Authorization:Bearer owner\r\n',
  });
  const messages = streamMessages[kind];
  const isOrdered = random.oneIn(2);
  for (let index = 0; index < count; index++) {
    const message = (isOrdered ? messages[offset + index] : undefined) ?? random.pick(messages);
    // The other messages are only processed after a valid first one.
    const isValid = isOrdered && offset + index === 0 ? !random.oneIn(4) : random.oneIn(4);
    const text = stringifyMutated(
      random,
      isValid ? message : mutateJson(random, message, firestoreEdgeCases),
    );
    form.set(`req${index}___data__`, random.oneIn(5) ? mutateText(random, text, fragments) : text);
  }
  const text = form.toString();
  return random.oneIn(8)
    ? mutateText(random, text, ['&', '=', '%', 'count=', 'ofs=-1', 'req0___data__='])
    : text;
}

test('malformed WebChannel sessions', async () => {
  await fuzzEngine('firestore WebChannel', {
    ...createPlan(),
    createInput(random) {
      const kind = random.pick(['Listen', 'Write'] as const);
      const validQuery = 'SID=x&RID=1&VER=8&AID=1';
      const strayQuery = random.oneIn(6)
        ? mutateText(random, validQuery, ['&', '=', 'TYPE=', 'terminate', 'SID='])
        : undefined;
      return {
        kind,
        open: createMalformedForm(random, kind, 0),
        followUp: createMalformedForm(random, kind, 3),
        strayQuery,
      };
    },
    async send({ kind, open, followUp, strayQuery }) {
      const channel = `/google.firestore.v1.Firestore/${kind}/channel`;
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const post = async (query: string, body: string) => {
        const response = await http.send({ method: 'POST', path: `${channel}?${query}`, body, headers });
        requireExpectedStatus(response.status, response.text);
        return response.text;
      };
      const session = /\["c","([^"]+)"/.exec(await post('VER=8&CVER=22&RID=1', open))?.[1] ?? '';
      await post(`SID=${session}&RID=2&AID=0`, followUp);
      // A long poll without messages lasts until the session ends.
      const backChannel = http.send({ method: 'GET', path: `${channel}?SID=${session}&RID=rpc&AID=0&CI=1` });
      await post(`SID=${session}&RID=3&TYPE=terminate`, '');
      const { text } = await backChannel;
      if (text.includes('"INTERNAL"')) throw new Error(text.slice(0, 1000));
      // A query without a SID could open a session that only ends by its timeout.
      if (strayQuery?.includes('SID='))
        await http.send({ method: 'POST', path: `${channel}?${toSendablePath(strayQuery)}` });
    },
  });
});

const grpcCorpus = grpcRequests.map(
  ([method, messages]) => [method, messages.map((message) => encodeRequest(method, message))] as const,
);

test('malformed gRPC calls', async () => {
  const session = connect(`http://127.0.0.1:${engine.port}`);
  session.on('error', () => {});
  await fuzzEngine('firestore gRPC', {
    ...createPlan(),
    createInput(random) {
      const [method, messages] = random.pick(grpcCorpus);
      const count = messages.length === 1 ? 1 : 1 + random.nextInt(3);
      const frames = Array.from({ length: count }, () =>
        frameMessage(mutateBytes(random, random.pick(messages))),
      );
      const bytes = Buffer.concat(frames);
      return {
        method: random.oneIn(50) ? 'UnknownMethod' : method,
        hex: (random.oneIn(10) ? mutateBytes(random, bytes) : bytes).toString('hex'),
        // Node closes an HTTP/2 connection after 1000 cancellations in a row.
        cancel: random.oneIn(200),
      };
    },
    async send({ method, hex, cancel }) {
      const { status, message } = await callGrpc(session, { method, bytes: Buffer.from(hex, 'hex'), cancel });
      // UNKNOWN or INTERNAL
      if (status === '2' || status === '13') throw new Error(`${status}: ${decodeURIComponent(message)}`);
    },
  });
  session.destroy();
});
