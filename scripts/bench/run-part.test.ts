import { expect, test } from 'vitest';
import { currentSubject } from './checkout.ts';
import { part as firestore } from './parts/firestore.ts';
import { part as official } from './parts/official.ts';
import { runPart, type BenchPart, type Figures, checkFigure } from './run-part.ts';
import { getRequiredChunks, getScriptFiles } from './parts/sizes.ts';

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

const metric = { name: '/login, JS', unit: 'KiB', target: 110, limit: 125 };

test('passes up to the target, is info up to the limit and fails above it', () => {
  const statuses = [110, 110.1, 125, 125.1, NaN].map((value) => checkFigure(metric, value).status);
  expect(statuses.join(' ')).toBe('pass info info fail fail');
});

test('shows what it is compared with, and their ratio', () => {
  expect(checkFigure({ name: 'LCP', unit: 'ms', target: 3000 }, 2900, 'v1', 6400)).toEqual({
    metric: 'LCP',
    measured: '2900 ms (v1 6400, 0.45x)',
    target: 'at most 3000 ms',
    status: 'pass',
  });
  expect(checkFigure({ name: 'CLS', unit: '' }, 0.004, 'v1', 0).measured).toBe('0.004 (v1 0)');
});

const manifest = {
  'app.html': { file: 'app.js', imports: ['_react'] },
  _react: { file: 'react.js' },
  'feed.tsx': { file: 'feed.js', imports: ['_list', 'app.html'] },
  _list: { file: 'list.js', imports: ['_react'] },
  'picture.svg': { file: 'picture.svg' },
};

const listScripts = (pages: string[], loaded?: ReadonlySet<string>) =>
  getScriptFiles(manifest, getRequiredChunks(manifest, pages, loaded)).toSorted();

test('collects the scripts of pages and their static imports once, without what is loaded already', () => {
  const scripts = listScripts(['app.html', 'feed.tsx', 'picture.svg']);
  expect(scripts.join(' ')).toBe('app.js feed.js list.js react.js');
  expect(listScripts(['feed.tsx'], getRequiredChunks(manifest, ['app.html']))).toEqual([
    'feed.js',
    'list.js',
  ]);
});

test('names a page that is not in the build', () => {
  expect(() => listScripts(['search.tsx'])).toThrow('no chunk of its own for search.tsx');
});
