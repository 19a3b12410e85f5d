/*
 * Compares this engine with Google's emulator, case by case, where that is installed. SOAK_SEED repeats a run, and
 * DIFFERENTIAL_RULES names the rules of a project.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findOfficialEngines, startOfficialEngine } from '../../../cli/official-engines.ts';
import { SeededRandom } from '../../../fuzz/seeded-random.ts';
import type { RunningServer } from '../../../listen.ts';
import type { ChildServer } from '../../../testing/child-server.ts';
import { adminHeaders, createUserHeaders } from '../../sdk/behaviors/behavior.ts';
import { startFirestore } from '../../server.ts';
import { Differences } from './differences.ts';
import { EnginePair } from './engine-pair.ts';
import { createCommit, getCommitNames } from './random-commits.ts';
import { createFields } from './random-data.ts';
import { createQueryAtLimits } from './random-limits.ts';
import { createAggregations, createQuery } from './random-queries.ts';
import { createExpression, createExpressionFields } from './random-expressions.ts';
import { createRules, mutateRules } from './random-rules.ts';

const seed = Number(process.env['SOAK_SEED'] ?? 20_261_121);
/** A part of the full run, for a quick look. */
const share = Number(process.env['SOAK_SHARE'] ?? 1);

let engine: RunningServer;
let oracle: ChildServer;
let projectCount = 0;

/** What is not installed. */
function findProblem(): string | undefined {
  try {
    findOfficialEngines();
    return undefined;
  } catch (error) {
    return String(error);
  }
}
const problem = findProblem();
if (problem !== undefined) console.warn(problem);

function openPair(): EnginePair {
  const project = `demo-differential-${process.pid}-${projectCount++}`;
  return new EnginePair([engine.port, oracle.port], project);
}

/** Stores twelve documents in the collection `c` and below documents of it. */
async function storeDocuments(pair: EnginePair, random: SeededRandom): Promise<void> {
  const writes = Array.from({ length: 12 }, (_, index) => ({
    update: {
      name: `${pair.root}/${index % 4 === 3 ? `x/y/c/d${index}` : `c/d${index}`}`,
      fields: createFields(random, pair.root, ['a', 'b', 'c', 'm']),
    },
  }));
  for (const write of writes)
    expect(new Set(await pair.send('commit', { writes: [write] }, adminHeaders)).size).toBe(1);
}

describe.skipIf(problem !== undefined)(`compared with Google's emulator, seed ${seed}`, () => {
  beforeAll(async () => {
    engine = await startFirestore({ host: '127.0.0.1', port: 0, projectId: 'demo', log: () => undefined });
    const { java, firestore } = findOfficialEngines();
    oracle = await startOfficialEngine(java, firestore);
  }, 120_000);
  afterAll(() => Promise.all([engine.close(), oracle.stop()]));

  test('10,000 queries and aggregations', async () => {
    const random = new SeededRandom(seed);
    const differences = new Differences();
    for (let round = 0; round < 100 * share; round++) {
      const pair = openPair();
      await storeDocuments(pair, random);
      for (let index = 0; index < 100; index++) {
        const structuredQuery = createQuery(random, pair.root);
        if (random.oneIn(5)) {
          const structuredAggregationQuery = { structuredQuery, aggregations: createAggregations(random) };
          const body = { structuredAggregationQuery };
          differences.compare(body, await pair.send('runAggregationQuery', body, adminHeaders));
        } else
          differences.compare(
            structuredQuery,
            await pair.send('runQuery', { structuredQuery }, adminHeaders),
          );
      }
    }
    expect(differences.report('queries')).toEqual([]);
  });

  test('15,000 queries near the limits, which are refused for the same reason', async () => {
    const random = new SeededRandom(seed + 5);
    const differences = new Differences();
    const pair = openPair();
    for (let index = 0; index < 15_000 * share; index++) {
      const query = createQueryAtLimits(random);
      differences.compare(query, await pair.explain(random.pick(['', '/x/y']), query));
    }
    expect(differences.report('queries near the limits')).toEqual([]);
  });

  test('1,000 commits', async () => {
    const random = new SeededRandom(seed + 1);
    const differences = new Differences();
    for (let round = 0; round < 50 * share; round++) {
      const pair = openPair();
      const documents = getCommitNames(pair.root);
      for (let index = 0; index < 20; index++) {
        const writes = createCommit(random, pair.root);
        differences.compare(writes, await pair.send('commit', { writes }, adminHeaders));
        differences.compare(writes, await pair.send('batchGet', { documents }, adminHeaders));
      }
    }
    expect(differences.report('commits, and the documents after each')).toEqual([]);
  });

  test('300 generated rulesets with 20 requests each', async () => {
    const random = new SeededRandom(seed + 2);
    const differences = new Differences();
    for (let round = 0; round < 300 * share; round++) {
      const pair = openPair();
      await storeDocuments(pair, random);
      const source = createRules(random);
      differences.compare(source, await pair.loadRules(source));
      for (let index = 0; index < 20; index++) await compareRequest(pair, random, differences, source);
    }
    expect(differences.report('requests under generated rules')).toEqual([]);
  });

  test('the values of 10,000 expressions of rules', async () => {
    const random = new SeededRandom(seed + 4);
    const differences = new Differences();
    for (let round = 0; round < 500 * share; round++) {
      const pair = openPair();
      const expressions = Array.from({ length: 20 }, () => createExpression(random));
      const [ours = [], theirs = []] = await pair.evaluate(expressions, createExpressionFields(pair.root));
      for (const [index, expression] of expressions.entries())
        differences.compare(expression, [ours[index] ?? '', theirs[index] ?? '']);
    }
    expect(differences.report('expressions')).toEqual([]);
  });

  test('1,000 one-token mutations of the rules of a project and of generated ones', async () => {
    const random = new SeededRandom(seed + 3);
    const file = process.env['DIFFERENTIAL_RULES'];
    const differences = new Differences();
    const pair = openPair();
    for (let index = 0; index < 1000 * share; index++) {
      const isOwn = file !== undefined && random.oneIn(2);
      const source = isOwn ? readFileSync(join(file), 'utf8') : createRules(random);
      const mutated = mutateRules(random, source);
      differences.compare(isOwn ? describeChange(source, mutated) : mutated, await pair.loadRules(mutated));
    }
    expect(differences.report('mutated rules that compile')).toEqual([]);
  });
});

async function compareRequest(
  pair: EnginePair,
  random: SeededRandom,
  differences: Differences,
  source: string,
): Promise<void> {
  const headers = random.oneIn(3) ? {} : createUserHeaders('ann');
  const choice = random.nextInt(3);
  if (choice === 0) {
    const documents = [`${pair.root}/c/d${random.nextInt(12)}`];
    differences.compare([source, 'get', documents], await pair.send('batchGet', { documents }, headers));
  } else if (choice === 1) {
    const structuredQuery = { ...createQuery(random, pair.root), from: [{ collectionId: 'c' }] };
    differences.compare([source, structuredQuery], await pair.send('runQuery', { structuredQuery }, headers));
  } else {
    const writes = createCommit(random, pair.root);
    differences.compare([source, writes], await pair.send('commit', { writes }, headers));
  }
}

/** The place where two sources differ. */
function describeChange(before: string, after: string): string {
  const start = [...before].findIndex((character, index) => after[index] !== character);
  return `…${after.slice(Math.max(0, start - 40), start + 60)}…`;
}
