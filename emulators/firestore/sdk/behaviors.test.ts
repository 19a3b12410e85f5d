import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Behavior } from './behaviors/behavior.ts';
import { openBehaviorSandbox } from './behaviors/behavior.ts';
import { commitBehaviors } from './behaviors/commit-behaviors.ts';
import { expressionBehaviors } from './behaviors/expression-behaviors.ts';
import { jsonBehaviors } from './behaviors/json-behaviors.ts';
import { listBehaviors } from './behaviors/list-behaviors.ts';
import { protocolBehaviors, transactionBehaviors } from './behaviors/protocol-behaviors.ts';
import { queryErrorBehaviors } from './behaviors/query-error-behaviors.ts';
import { queryBehaviors } from './behaviors/query-behaviors.ts';
import { rulesetBehaviors } from './behaviors/ruleset-behaviors.ts';
import { valueBehaviors } from './behaviors/value-behaviors.ts';
import type { TestServer } from './test-server.ts';
import { openTestServer } from './test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer('demo-behaviors');
});
afterAll(() => server.close());

const tables: Readonly<Record<string, readonly Behavior[]>> = {
  'several writes to a document': commitBehaviors,
  queries: queryBehaviors,
  'errors of queries': queryErrorBehaviors,
  'limits of values': valueBehaviors,
  'rules that can be deployed': rulesetBehaviors,
  'requests in JSON': jsonBehaviors,
  'expressions of rules': expressionBehaviors,
  'rules for lists': listBehaviors,
  transactions: transactionBehaviors,
  'the protocol': protocolBehaviors,
};

describe.each(Object.entries(tables))('%s', (_, behaviors) => {
  test.concurrent.each(behaviors)('$title: $expected', async (behavior) => {
    const sandbox = await openBehaviorSandbox(server.port, behavior);
    expect(await behavior.run(sandbox)).toBe(behavior.expected);
  });
});
