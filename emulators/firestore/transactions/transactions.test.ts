import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Engine } from '../engine.ts';
import { RpcError } from '../errors.ts';
import { RulesBook } from '../rules-bridge/rules-book.ts';
import { batchGet, runQueryRpc } from '../rpc/reads.ts';
import { beginTransaction, commit, rollback } from '../rpc/writes.ts';
import type { Value } from '../values/value.ts';

const DATABASE = 'projects/demo/databases/(default)';
const ROOT = `${DATABASE}/documents`;
const ADMIN = { kind: 'admin' } as const;

function newEngine(): Engine {
  return new Engine(
    new RulesBook(() => {
      throw new Error('no rules here');
    }),
  );
}

const nameOf = (key: number) => `${ROOT}/counters/k${key}`;
const update = (key: number, n: number) => ({
  update: { name: nameOf(key), fields: { n: { integerValue: String(n) } } },
});

function numberIn(fields: Readonly<Record<string, Value>> | undefined): number {
  const value = fields?.['n'];
  return value !== undefined && 'integerValue' in value ? Number(value.integerValue) : 0;
}

/** Reads counters; missing ones count as 0. */
function read(engine: Engine, transaction: string, keys: readonly number[]): readonly number[] {
  const answers = batchGet(engine, ADMIN, { database: DATABASE, documents: keys.map(nameOf), transaction });
  return answers.map((answer) =>
    numberIn((answer as { found?: { fields: Record<string, Value> } }).found?.fields),
  );
}

/** The sum of all counters of at least 10. */
function sumOfLarge(engine: Engine, transaction: string): number {
  const where = {
    fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN_OR_EQUAL', value: { integerValue: '10' } },
  };
  const structuredQuery = { from: [{ collectionId: 'counters' }], where };
  return runQueryRpc(engine, ADMIN, { parent: ROOT, structuredQuery, transaction })
    .map((answer) => numberIn((answer as { document?: { fields: Record<string, Value> } }).document?.fields))
    .reduce((sum, n) => sum + n, 0);
}

function begin(engine: Engine, options: object = {}): string {
  return (beginTransaction(engine, ADMIN, { database: DATABASE, options }) as { transaction: string })
    .transaction;
}

function statusOf(run: () => unknown): string {
  try {
    run();
    return 'OK';
  } catch (error) {
    if (error instanceof RpcError) return error.status;
    throw error;
  }
}

const KEYS = 4;
const key = fc.integer({ min: 0, max: KEYS - 1 });
const plan = fc.record({
  reads: fc.uniqueArray(key, { maxLength: 3 }),
  sums: fc.boolean(),
  writes: fc.uniqueArray(key, { minLength: 1, maxLength: 2 }),
  add: fc.integer({ min: 1, max: 9 }),
});

describe('transactions', () => {
  it('that commit could have run one after the other, in the order of their commits', () => {
    fc.assert(
      fc.property(
        fc.array(plan, { minLength: 2, maxLength: 5 }),
        fc.array(fc.nat(), { maxLength: 40 }),
        (plans, schedule) => {
          const engine = newEngine();
          const model = Array.from({ length: KEYS }, () => 0);
          const largeInModel = () => model.filter((n) => n >= 10).reduce((sum, n) => sum + n, 0);
          const running = plans.map((one) => {
            let id = '';
            let seen: readonly number[] = [];
            let sum = 0;
            const steps = [
              () => void (id = begin(engine)),
              () => void (seen = read(engine, id, one.reads)),
              () => void (sum = one.sums ? sumOfLarge(engine, id) : 0),
              () => {
                const value = seen.reduce((total, n) => total + n, sum) + one.add;
                const writes = one.writes.map((wanted) => update(wanted, value));
                const status = statusOf(() =>
                  commit(engine, ADMIN, { database: DATABASE, writes, transaction: id }),
                );
                if (status === 'ABORTED') return;
                expect(status).toBe('OK');
                // What it saw is what is there at its commit, so it might as well have begun now.
                expect(seen).toEqual(one.reads.map((wanted) => model[wanted]));
                expect(sum).toBe(one.sums ? largeInModel() : 0);
                for (const wanted of one.writes) model[wanted] = value;
              },
            ];
            return steps;
          });
          for (const pick of [...schedule, ...Array.from({ length: 40 }, (_, n) => n)]) {
            const open = running.filter((steps) => steps.length > 0);
            open[pick % Math.max(1, open.length)]?.shift()?.();
          }
          const final = begin(engine, { readOnly: {} });
          expect(read(engine, final, [0, 1, 2, 3])).toEqual(model);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('read one snapshot, whatever is committed meanwhile', () => {
    const engine = newEngine();
    commit(engine, ADMIN, { database: DATABASE, writes: [update(0, 1), update(1, 20)] });
    const reader = begin(engine, { readOnly: {} });
    commit(engine, ADMIN, {
      database: DATABASE,
      writes: [update(0, 2), update(2, 30), { delete: nameOf(1) }],
    });
    expect(read(engine, reader, [0, 1, 2])).toEqual([1, 20, 0]);
    expect(sumOfLarge(engine, reader)).toBe(20);
  });

  it('may read at an instant', () => {
    const engine = newEngine();
    const { commitTime } = commit(engine, ADMIN, { database: DATABASE, writes: [update(0, 1)] }) as {
      commitTime: string;
    };
    commit(engine, ADMIN, { database: DATABASE, writes: [update(0, 2)] });
    const reader = begin(engine, { readOnly: { readTime: commitTime } });
    expect(read(engine, reader, [0])).toEqual([1]);
    expect(statusOf(() => begin(engine, { readOnly: { readTime: '2001-01-01T00:00:00Z' } }))).toBe(
      'FAILED_PRECONDITION',
    );
  });

  it('that only read may not write', () => {
    const engine = newEngine();
    const transaction = begin(engine, { readOnly: {} });
    const write = () => commit(engine, ADMIN, { database: DATABASE, writes: [update(0, 1)], transaction });
    expect(statusOf(write)).toBe('INVALID_ARGUMENT');
  });

  it('are over after commit, rollback or a name nobody knows', () => {
    const engine = newEngine();
    const committed = begin(engine);
    commit(engine, ADMIN, { database: DATABASE, writes: [], transaction: committed });
    const rolledBack = begin(engine);
    rollback(engine, ADMIN, { database: DATABASE, transaction: rolledBack });
    for (const transaction of [committed, rolledBack, 'bm9uZQ=='])
      expect(statusOf(() => read(engine, transaction, [0]))).toBe('INVALID_ARGUMENT');
  });

  it('are forgotten, the oldest first, when a thousand newer ones were never ended', () => {
    const engine = newEngine();
    const first = begin(engine);
    const rest = Array.from({ length: 1000 }, () => begin(engine));
    expect(statusOf(() => read(engine, first, [0]))).toBe('INVALID_ARGUMENT');
    expect(statusOf(() => read(engine, rest[0] ?? '', [0]))).toBe('OK');
  });

  it('fail on a document that appeared where they found none by query', () => {
    const engine = newEngine();
    const transaction = begin(engine);
    expect(sumOfLarge(engine, transaction)).toBe(0);
    commit(engine, ADMIN, { database: DATABASE, writes: [update(3, 50)] });
    const late = () => commit(engine, ADMIN, { database: DATABASE, writes: [update(0, 1)], transaction });
    expect(statusOf(late)).toBe('ABORTED');
  });
});
