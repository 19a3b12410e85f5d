import { expect, test } from 'vitest';
import { runPart } from './run-part.ts';
import { getRequiredChunks, getScriptFiles } from './parts/sizes.ts';

test('compares the median of the rounds with the target', async () => {
  const metrics = [
    { name: 'time', unit: 'ms', target: 1.9 },
    { name: 'time', unit: 'ms', target: 2 },
    { name: 'time', unit: 'ms' },
    { name: 'failed', unit: '', target: 2 },
  ];
  const measure = () => Promise.resolve([3, 1, 2].map((time) => ({ time, failed: NaN })));
  const rows = await runPart({ metrics, measure });
  expect(rows[0]).toEqual({ metric: 'time', measured: '2 ms', target: 'at most 1.9 ms', status: 'fail' });
  expect(rows.map(({ status }) => status).join(' ')).toBe('fail pass info fail');
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
