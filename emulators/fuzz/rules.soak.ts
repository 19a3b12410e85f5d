import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SeededRandom } from './seeded-random.ts';
import { startEngineProcess, type EngineProcess } from './engine-process.ts';
import { LineClient, loadRuleset, type LineResponse } from './line-client.ts';
import { mutateJson, mutateText, stringifyMutated } from './mutate.ts';
import { createExpression, wrapCondition, ruleFragments, sampleRulesets } from './rules-corpus.ts';
import { fuzzEngine } from './fuzz-engine.ts';

/*
 * The rules language and the storage rules' line protocol, both through the storage engine in a process of its own.
 */

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

/** Every answer is a verdict, a question for a document, or an error that the engine foresaw. */
function expectNoUnexpectedErrors({ errors = [] }: LineResponse): void {
  expect(errors.filter((error) => error.includes('Unexpected error'))).toEqual([]);
}

const checkHealth = async () => {
  expect(await loadRuleset(client, 'good', wrapCondition("request.auth.uid == 'u1'"))).toEqual([]);
  expect((await client.request('verify', { ...verifyContext, rulesetName: 'good' })).result).toEqual({
    permit: true,
  });
};

test('malformed rules', async () => {
  await fuzzEngine('rules source', {
    engine,
    make: (dice) => mutateText(dice, dice.pick(sampleRulesets), ruleFragments),
    async send(content) {
      const source = { files: [{ name: 'storage.rules', content }] };
      const answer = await client.request('load_ruleset', { rulesetName: 'broken', source });
      expectNoUnexpectedErrors(answer);
      const { errors = [] } = answer;
      // Either compiled or refused with a position.
      expect(errors.length === 0 || /"line_":\d+/.test(errors.join())).toBe(true);
    },
    good: checkHealth,
  });
});

test('senseless expressions', async () => {
  let name = 0;
  await fuzzEngine('rules evaluation', {
    engine,
    make: (dice) => createExpression(dice, 1 + dice.nextInt(5)),
    async send(condition) {
      const rulesetName = `r${name++ % 40}`;
      const errors = await loadRuleset(client, rulesetName, wrapCondition(condition));
      if (errors.length > 0) return expectNoUnexpectedErrors({ errors });
      const answer = await client.request('verify', { ...verifyContext, rulesetName });
      expectNoUnexpectedErrors(answer);
      if (typeof answer.server_request_id === 'number') {
        client.write(JSON.stringify({ id: answer.server_request_id, status: 'not found' }));
      }
    },
    good: checkHealth,
  });
});

function createMalformedLine(dice: SeededRandom): string {
  const id = dice.oneIn(8) ? undefined : 2 ** 40 + dice.nextInt(1000);
  const content = dice.pick(sampleRulesets);
  const message = dice.pick<unknown>([
    { id, action: 'verify', context: { ...verifyContext, rulesetName: 'good' } },
    { id, action: 'verify', context: { ...verifyContext, rulesetName: 'look' } },
    {
      id,
      action: 'load_ruleset',
      context: { rulesetName: 'good2', source: { files: [{ name: 'a', content }] } },
    },
    {
      id: 1_000_000_000 + dice.nextInt(1000),
      status: 'ok',
      result: { fields: { a: { integerValue: '1' } } },
    },
  ]);
  const text = stringifyMutated(dice, mutateJson(dice, message));
  const line = dice.oneIn(3) ? mutateText(dice, text, ['{', '}', '[', ']', ':', ',', '"', '\\u0000']) : text;
  return line.replaceAll(/[\r\n]/g, ' ');
}

test('malformed lines', async () => {
  await checkHealth();
  const looking = 'firestore.exists(/databases/(default)/documents/a/b)';
  expect(await loadRuleset(client, 'look', wrapCondition(looking))).toEqual([]);
  await fuzzEngine('storage rules lines', {
    engine,
    make: createMalformedLine,
    async send(line) {
      client.write(line);
      // Lines are answered in order: when this one is, so is the one before it.
      expectNoUnexpectedErrors(await client.request('verify', { ...verifyContext, rulesetName: 'nobody' }));
    },
    good: checkHealth,
  });
});
