import { expect, test } from 'vitest';
import { part as firestore } from './parts/firestore.ts';
import { runPart, checkFigure } from './run-part.ts';
import { getRequiredChunks, getScriptFiles } from './parts/sizes.ts';

test('compares the median of the rounds with the target', async () => {
  const metrics = [{ name: 'time', unit: 'ms', target: 2 }];
  const measure = () => Promise.resolve([{ time: 3 }, { time: 1 }, { time: 2 }]);
  expect(await runPart({ metrics, measure })).toEqual([
    { metric: 'time', measured: '2 ms', target: 'at most 2 ms', status: 'pass' },
  ]);
});

test('measures the Firestore engine', async () => {
  const rows = await runPart(firestore, true);
  expect(rows.map(({ measured }) => Number.parseFloat(measured))).not.toContain(NaN);
}, 60_000);

const metric = { name: '/login, JS', unit: 'KiB', target: 110 };

test('passes up to the target and fails above it', () => {
  const statuses = [109.9, 110, 110.1, NaN].map((value) => checkFigure(metric, value).status);
  expect(statuses.join(' ')).toBe('pass pass fail fail');
});

const manifest = {
  'main.tsx': { file: 'app.js', imports: ['_react'] },
  _react: { file: 'react.js' },
  'feed.tsx': { file: 'feed.js', imports: ['_list', 'main.tsx'] },
  _list: { file: 'list.js', imports: ['_react'] },
  'picture.svg': { file: 'picture.svg' },
};

const listScripts = (pages: string[], loaded?: ReadonlySet<string>) =>
  getScriptFiles(manifest, getRequiredChunks(manifest, pages, loaded)).toSorted();

test('collects the scripts of pages and their static imports once, without what is loaded already', () => {
  const scripts = listScripts(['main.tsx', 'feed.tsx', 'picture.svg']);
  expect(scripts.join(' ')).toBe('app.js feed.js list.js react.js');
  const loaded = getRequiredChunks(manifest, ['main.tsx']);
  expect(listScripts(['feed.tsx'], loaded)).toEqual(['feed.js', 'list.js']);
});

test('names a page that is not in the build', () => {
  expect(() => listScripts(['search.tsx'])).toThrow('no chunk of its own for search.tsx');
});
