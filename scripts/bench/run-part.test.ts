import { expect, test } from 'vitest';
import { currentSubject } from './checkout.ts';
import { part as firestore } from './parts/firestore.ts';
import { part as official } from './parts/official.ts';
import { runPart, type BenchPart, type Figures } from './run-part.ts';

const own = { name: 'now', folder: 'a' };
const other = { name: 'v1', folder: 'b' };

function createPart(measure: (folder: string, round: number) => Promise<Figures>) {
  const measured: string[] = [];
  const part: BenchPart = {
    metrics: [{ name: 'time', unit: 'ms' }],
    rounds: 3,
    open: () =>
      Promise.resolve({
        prepare: ({ folder }) => Promise.resolve(() => measure(folder, measured.push(folder))),
      }),
  };
  return { part, measured };
}

test('measures in turns and compares the medians', async () => {
  const { part, measured } = createPart((folder, count) =>
    Promise.resolve({ time: folder === 'a' ? count : 10 }),
  );
  expect(await runPart(part, [own, other])).toMatchObject([
    { metric: 'time', measured: '3 ms (v1 10, 0.30x)' },
  ]);
  expect(measured.join('')).toBe('ababab');
});

test('says in a row why the other subject cannot be compared', async () => {
  const { part } = createPart((folder) =>
    folder === 'a' ? Promise.resolve({ time: 1 }) : Promise.reject(new Error('no feed')),
  );
  expect(await runPart(part, [own, other])).toMatchObject([
    { measured: '1 ms' },
    { metric: 'v1', measured: 'cannot be compared: no feed', status: 'info' },
  ]);
  await expect(runPart(part, [other, own])).rejects.toThrow('no feed');
});

test.each([firestore, official])(
  'measures the Firestore engine',
  async (part) => {
    const rows = await runPart(part, [currentSubject], true);
    expect(rows.map(({ measured }) => Number.parseFloat(measured))).not.toContain(NaN);
  },
  60_000,
);
