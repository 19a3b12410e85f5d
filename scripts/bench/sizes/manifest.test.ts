import { expect, test } from 'vitest';
import { getRequiredChunks, getScriptFiles } from './manifest.ts';

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
