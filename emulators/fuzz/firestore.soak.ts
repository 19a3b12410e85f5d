import { connect } from 'node:http2';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SeededRandom } from './seeded-random.ts';
import { startEngineProcess, type EngineProcess } from './engine-process.ts';
import { firestoreEdgeCases, grpcRequests, pickRestRequest, streamMessages } from './firestore-corpus.ts';
import { callGrpc, encodeRequest, frameMessage } from './grpc-call.ts';
import { HttpClient } from './http-client.ts';
import { mutateBytes, mutateJson, mutateText, toSendablePath, stringifyMutated } from './mutate.ts';
import { fuzzEngine } from './fuzz-engine.ts';

/*
 * The Firestore engine over REST, WebChannel and gRPC, as anybody on the network sees it.
 */

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
  async good() {
    const body = '{"fields":{"a":{"integerValue":"5"}}}';
    const headers = { authorization: 'Bearer owner' };
    const path = `${documents}/good/one`;
    expect((await http.send({ method: 'PATCH', path, body, headers })).status).toBe(200);
    const { status, text } = await http.send({ method: 'GET', path, headers });
    expect(status).toBe(200);
    expect(text.replaceAll(/\s/g, '')).toContain('"integerValue":"5"');
  },
  async clear() {
    const path = `/emulator${documents}`;
    expect((await http.send({ method: 'DELETE', path })).status).toBe(200);
  },
});

const fragments = ['{', '}', '[', ']', '"', ':', ',', '/', '?', '&', '%2F', ':commit', '(default)', '`', '.'];

/** @throws Error for what the engine did not foresee; 501 names what it does not do */
function requireExpectedStatus(status: number, text: string): void {
  if (status >= 500 && status !== 501) throw new Error(`${status}: ${text.slice(0, 1000)}`);
}

test('malformed REST requests', async () => {
  await fuzzEngine('firestore REST', {
    ...createPlan(),
    make(dice) {
      const { method, path, body } = pickRestRequest(dice);
      const text = stringifyMutated(dice, mutateJson(dice, body, firestoreEdgeCases));
      return {
        method: dice.oneIn(20) ? dice.pick(['GET', 'PUT', 'OPTIONS', 'PATCH', 'DELETE']) : method,
        path: toSendablePath(dice.oneIn(3) ? mutateText(dice, path, fragments) : path),
        body: dice.oneIn(4) ? mutateText(dice, text, fragments) : text,
        headers: dice.pick<Record<string, string>>([
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

/** @param offset the number of its first message */
function createMalformedForm(dice: SeededRandom, kind: 'Listen' | 'Write', offset: number): string {
  const count = 1 + dice.nextInt(3);
  const form = new URLSearchParams({
    count: String(count),
    ofs: String(offset),
    headers: 'Authorization:Bearer owner\r\n',
  });
  const messages = streamMessages[kind];
  const inOrder = dice.oneIn(2);
  for (let index = 0; index < count; index++) {
    const message = (inOrder ? messages[offset + index] : undefined) ?? dice.pick(messages);
    // What comes first often has to be whole for the rest to be looked at.
    const whole = inOrder && offset + index === 0 ? !dice.oneIn(4) : dice.oneIn(4);
    const text = stringifyMutated(dice, whole ? message : mutateJson(dice, message, firestoreEdgeCases));
    form.set(`req${index}___data__`, dice.oneIn(5) ? mutateText(dice, text, fragments) : text);
  }
  const text = form.toString();
  return dice.oneIn(8) ? mutateText(dice, text, ['&', '=', '%', 'count=', 'ofs=-1', 'req0___data__=']) : text;
}

test('malformed WebChannel sessions', async () => {
  await fuzzEngine('firestore WebChannel', {
    ...createPlan(),
    make(dice) {
      const kind = dice.pick(['Listen', 'Write'] as const);
      const broken = 'SID=x&RID=1&VER=8&AID=1';
      const astray = dice.oneIn(6)
        ? mutateText(dice, broken, ['&', '=', 'TYPE=', 'terminate', 'SID='])
        : undefined;
      return {
        kind,
        open: createMalformedForm(dice, kind, 0),
        more: createMalformedForm(dice, kind, 3),
        astray,
      };
    },
    async send({ kind, open, more, astray }) {
      const channel = `/google.firestore.v1.Firestore/${kind}/channel`;
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const post = async (query: string, body: string) => {
        const answer = await http.send({ method: 'POST', path: `${channel}?${query}`, body, headers });
        requireExpectedStatus(answer.status, answer.text);
        return answer.text;
      };
      const session = /\["c","([^"]+)"/.exec(await post('VER=8&CVER=22&RID=1', open))?.[1] ?? '';
      await post(`SID=${session}&RID=2&AID=0`, more);
      // A long poll with nothing to tell lasts until the session ends.
      const back = http.send({ method: 'GET', path: `${channel}?SID=${session}&RID=rpc&AID=0&CI=1` });
      await post(`SID=${session}&RID=3&TYPE=terminate`, '');
      const { text } = await back;
      if (text.includes('"INTERNAL"')) throw new Error(text.slice(0, 1000));
      // What opens a session by mistake leaves it to time out, so nothing without a SID is sent astray.
      if (astray?.includes('SID='))
        await http.send({ method: 'POST', path: `${channel}?${toSendablePath(astray)}` });
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
    make(dice) {
      const [method, messages] = dice.pick(grpcCorpus);
      const count = messages.length === 1 ? 1 : 1 + dice.nextInt(3);
      const frames = Array.from({ length: count }, () =>
        frameMessage(mutateBytes(dice, dice.pick(messages))),
      );
      const bytes = Buffer.concat(frames);
      return {
        method: dice.oneIn(50) ? 'Nonsense' : method,
        hex: (dice.oneIn(10) ? mutateBytes(dice, bytes) : bytes).toString('hex'),
        // More than a thousand in a row count as an attack, for which HTTP/2 ends the connection.
        cancel: dice.oneIn(200),
      };
    },
    async send({ method, hex, cancel }) {
      const { status, message } = await callGrpc(session, { method, bytes: Buffer.from(hex, 'hex'), cancel });
      // UNKNOWN and INTERNAL: what the engine did not foresee.
      if (status === '2' || status === '13') throw new Error(`${status}: ${decodeURIComponent(message)}`);
    },
  });
  session.destroy();
});
