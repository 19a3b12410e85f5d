import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Engine } from '../engine.ts';
import { RpcError } from '../errors.ts';
import { RulesetRegistry } from '../rules-bridge/ruleset-registry.ts';
import { batchGetDocuments, runQueryRpc } from '../rpc/reads.ts';
import { beginTransaction, commit, rollback } from '../rpc/writes.ts';
import type { Value } from '../values/value.ts';

const databaseName = 'projects/demo/databases/(default)';
const documentsRoot = `${databaseName}/documents`;
const adminCaller = { kind: 'admin' } as const;

function createEngine(): Engine {
  return new Engine(
    new RulesetRegistry(() => {
      throw new Error('Unexpected call: there are no rules.');
    }),
  );
}

const getCounterName = (key: number) => `${documentsRoot}/counters/k${key}`;
const buildUpdate = (key: number, n: number) => ({
  update: { name: getCounterName(key), fields: { n: { integerValue: String(n) } } },
});

function getNumber(fields: Readonly<Record<string, Value>> | undefined): number {
  const value = fields?.['n'];
  return value !== undefined && 'integerValue' in value ? Number(value.integerValue) : 0;
}

/** Reads counters; missing ones are 0. */
function readCounters(engine: Engine, transaction: string, keys: readonly number[]): readonly number[] {
  const responses = batchGetDocuments(engine, adminCaller, {
    database: databaseName,
    documents: keys.map(getCounterName),
    transaction,
  });
  return responses.map((response) =>
    getNumber((response as { found?: { fields: Record<string, Value> } }).found?.fields),
  );
}

/** The sum of all counters of at least 10. */
function sumLargeCounters(engine: Engine, transaction: string): number {
  const where = {
    fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN_OR_EQUAL', value: { integerValue: '10' } },
  };
  const structuredQuery = { from: [{ collectionId: 'counters' }], where };
  return runQueryRpc(engine, adminCaller, { parent: documentsRoot, structuredQuery, transaction })
    .map((response) =>
      getNumber((response as { document?: { fields: Record<string, Value> } }).document?.fields),
    )
    .reduce((sum, n) => sum + n, 0);
}

function beginWith(engine: Engine, options: object = {}): string {
  return (
    beginTransaction(engine, adminCaller, { database: databaseName, options }) as { transaction: string }
  ).transaction;
}

function getStatus(run: () => unknown): string {
  try {
    run();
    return 'OK';
  } catch (error) {
    if (error instanceof RpcError) return error.status;
    throw error;
  }
}

const counterCount = 4;
const key = fc.integer({ min: 0, max: counterCount - 1 });
const plan = fc.record({
  reads: fc.uniqueArray(key, { maxLength: 3 }),
  sums: fc.boolean(),
  writes: fc.uniqueArray(key, { minLength: 1, maxLength: 2 }),
  add: fc.integer({ min: 1, max: 9 }),
});

describe('transactions', () => {
  test('are serializable in the order of their commits', () => {
    fc.assert(
      fc.property(
        fc.array(plan, { minLength: 2, maxLength: 5 }),
        fc.array(fc.nat(), { maxLength: 40 }),
        (plans, schedule) => {
          const engine = createEngine();
          const model = Array.from({ length: counterCount }, () => 0);
          const largeInModel = () => model.filter((n) => n >= 10).reduce((sum, n) => sum + n, 0);
          const running = plans.map((transactionPlan) => {
            let id = '';
            let values: readonly number[] = [];
            let sum = 0;
            const steps = [
              () => void (id = beginWith(engine)),
              () => void (values = readCounters(engine, id, transactionPlan.reads)),
              () => void (sum = transactionPlan.sums ? sumLargeCounters(engine, id) : 0),
              () => {
                const value = values.reduce((total, n) => total + n, sum) + transactionPlan.add;
                const writes = transactionPlan.writes.map((counter) => buildUpdate(counter, value));
                const status = getStatus(() =>
                  commit(engine, adminCaller, { database: databaseName, writes, transaction: id }),
                );
                if (status === 'ABORTED') return;
                expect(status).toBe('OK');
                // What it read is still current at its commit, as if it had run entirely at this moment.
                expect(values).toEqual(transactionPlan.reads.map((counter) => model[counter]));
                expect(sum).toBe(transactionPlan.sums ? largeInModel() : 0);
                for (const counter of transactionPlan.writes) model[counter] = value;
              },
            ];
            return steps;
          });
          for (const pick of [...schedule, ...Array.from({ length: 40 }, (_, n) => n)]) {
            const open = running.filter((steps) => steps.length > 0);
            open[pick % Math.max(1, open.length)]?.shift()?.();
          }
          const final = beginWith(engine, { readOnly: {} });
          expect(readCounters(engine, final, [0, 1, 2, 3])).toEqual(model);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('read one snapshot despite later commits', () => {
    const engine = createEngine();
    commit(engine, adminCaller, { database: databaseName, writes: [buildUpdate(0, 1), buildUpdate(1, 20)] });
    const reader = beginWith(engine, { readOnly: {} });
    commit(engine, adminCaller, {
      database: databaseName,
      writes: [buildUpdate(0, 2), buildUpdate(2, 30), { delete: getCounterName(1) }],
    });
    expect(readCounters(engine, reader, [0, 1, 2])).toEqual([1, 20, 0]);
    expect(sumLargeCounters(engine, reader)).toBe(20);
  });

  test('can read at a past time', () => {
    const engine = createEngine();
    const { commitTime } = commit(engine, adminCaller, {
      database: databaseName,
      writes: [buildUpdate(0, 1)],
    }) as {
      commitTime: string;
    };
    commit(engine, adminCaller, { database: databaseName, writes: [buildUpdate(0, 2)] });
    const reader = beginWith(engine, { readOnly: { readTime: commitTime } });
    expect(readCounters(engine, reader, [0])).toEqual([1]);
    expect(getStatus(() => beginWith(engine, { readOnly: { readTime: '2001-01-01T00:00:00Z' } }))).toBe(
      'FAILED_PRECONDITION',
    );
  });

  test('reject writes if they are read-only', () => {
    const engine = createEngine();
    const transaction = beginWith(engine, { readOnly: {} });
    const write = () =>
      commit(engine, adminCaller, { database: databaseName, writes: [buildUpdate(0, 1)], transaction });
    expect(getStatus(write)).toBe('INVALID_ARGUMENT');
  });

  test('are invalid after commit, after rollback and with an unknown id', () => {
    const engine = createEngine();
    const committed = beginWith(engine);
    commit(engine, adminCaller, { database: databaseName, writes: [], transaction: committed });
    const rolledBack = beginWith(engine);
    rollback(engine, adminCaller, { database: databaseName, transaction: rolledBack });
    for (const transaction of [committed, rolledBack, 'bm9uZQ=='])
      expect(getStatus(() => readCounters(engine, transaction, [0]))).toBe('INVALID_ARGUMENT');
  });

  test('are dropped, the oldest first, when more than a thousand are open', () => {
    const engine = createEngine();
    const first = beginWith(engine);
    const rest = Array.from({ length: 1000 }, () => beginWith(engine));
    expect(getStatus(() => readCounters(engine, first, [0]))).toBe('INVALID_ARGUMENT');
    expect(getStatus(() => readCounters(engine, rest[0] ?? '', [0]))).toBe('OK');
  });

  test('abort when a document enters the result of their query', () => {
    const engine = createEngine();
    const transaction = beginWith(engine);
    expect(sumLargeCounters(engine, transaction)).toBe(0);
    commit(engine, adminCaller, { database: databaseName, writes: [buildUpdate(3, 50)] });
    const commitLate = () =>
      commit(engine, adminCaller, { database: databaseName, writes: [buildUpdate(0, 1)], transaction });
    expect(getStatus(commitLate)).toBe('ABORTED');
  });
});
