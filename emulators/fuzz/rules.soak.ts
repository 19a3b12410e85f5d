import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SeededRandom } from './seeded-random.ts';
import { startEngineProcess, type EngineProcess } from './engine-process.ts';
import { LineClient, loadRuleset, type LineResponse } from './line-client.ts';
import { mutateJson, mutateText, stringifyMutated } from './mutate.ts';
import { createExpression, wrapCondition, ruleFragments, sampleRulesets } from './rules-corpus.ts';
import { fuzzEngine } from './fuzz-engine.ts';

let engine: EngineProcess;
let client: LineClient;
beforeEach(async () => {
  engine = await startEngineProcess('storage');
  client = new LineClient(engine);
});
afterEach(() => engine.stop());

const verifyContext = {
  rulesetName: 'mine',
  service: 'firebase.storage',
  path: '/b/demo.appspot.com/o/files/u1/a b.png',
  method: 'create',
  variables: {
    request: {
      map_value: {
        fields: {
          auth: {
            map_value: { fields: { uid: { string_value: 'u1' }, token: { map_value: { fields: {} } } } },
          },
          time: { timestamp_value: '2026-11-21T10:00:00.123Z' },
          path: { path_value: { segments: [{ simple: 'b' }, { simple: 'x' }] } },
          resource: { map_value: { fields: { size: { int_value: '12' }, ratio: { float_value: 0.5 } } } },
          tags: {
            list_value: { values: [{ string_value: 'a' }, { null_value: null }, { bool_value: true }] },
          },
        },
      },
    },
    resource: { null_value: null },
  },
};

function expectNoUnexpectedErrors({ errors = [] }: LineResponse): void {
  expect(errors.filter((error) => error.includes('Unexpected error'))).toEqual([]);
}

const checkHealth = async () => {
  expect(await loadRuleset(client, 'health', wrapCondition("request.auth.uid == 'u1'"))).toEqual([]);
  expect((await client.request('verify', { ...verifyContext, rulesetName: 'health' })).result).toEqual({
    permit: true,
  });
};

test('malformed rules', async () => {
  await fuzzEngine('rules source', {
    engine,
    createInput: (random) => mutateText(random, random.pick(sampleRulesets), ruleFragments),
    async send(content) {
      const source = { files: [{ name: 'storage.rules', content }] };
      const response = await client.request('load_ruleset', { rulesetName: 'malformed', source });
      expectNoUnexpectedErrors(response);
      const { errors = [] } = response;
      expect(errors.length === 0 || /"line_":\d+/.test(errors.join())).toBe(true);
    },
    checkHealth,
  });
});

test('random expressions', async () => {
  let name = 0;
  await fuzzEngine('rules evaluation', {
    engine,
    createInput: (random) => createExpression(random, 1 + random.nextInt(5)),
    async send(condition) {
      const rulesetName = `r${name++ % 40}`;
      const errors = await loadRuleset(client, rulesetName, wrapCondition(condition));
      if (errors.length > 0) return expectNoUnexpectedErrors({ errors });
      const response = await client.request('verify', { ...verifyContext, rulesetName });
      expectNoUnexpectedErrors(response);
      if (typeof response.server_request_id === 'number') {
        client.write(JSON.stringify({ id: response.server_request_id, status: 'not found' }));
      }
    },
    checkHealth,
  });
});

function createMalformedLine(random: SeededRandom): string {
  const id = random.oneIn(8) ? undefined : 2 ** 40 + random.nextInt(1000);
  const content = random.pick(sampleRulesets);
  const message = random.pick<unknown>([
    { id, action: 'verify', context: { ...verifyContext, rulesetName: 'health' } },
    { id, action: 'verify', context: { ...verifyContext, rulesetName: 'lookup' } },
    {
      id,
      action: 'load_ruleset',
      context: { rulesetName: 'health2', source: { files: [{ name: 'a', content }] } },
    },
    {
      id: 1_000_000_000 + random.nextInt(1000),
      status: 'ok',
      result: { fields: { a: { integerValue: '1' } } },
    },
  ]);
  const text = stringifyMutated(random, mutateJson(random, message));
  const line = random.oneIn(3)
    ? mutateText(random, text, ['{', '}', '[', ']', ':', ',', '"', '\\u0000'])
    : text;
  return line.replaceAll(/[\r\n]/g, ' ');
}

test('malformed lines', async () => {
  await checkHealth();
  const condition = 'firestore.exists(/databases/(default)/documents/a/b)';
  expect(await loadRuleset(client, 'lookup', wrapCondition(condition))).toEqual([]);
  await fuzzEngine('storage rules lines', {
    engine,
    createInput: createMalformedLine,
    async send(line) {
      client.write(line);
      // Lines are handled in order, so this response shows that the malformed line was handled.
      expectNoUnexpectedErrors(await client.request('verify', { ...verifyContext, rulesetName: 'unknown' }));
    },
    checkHealth,
  });
});
