import { expect, test } from 'vitest';
import { getRequiredChunks, getScriptFiles, getStylesheetFiles, getWorkerFiles } from './manifest.ts';

const manifest = {
  'app.html': { file: 'app.js', imports: ['_react'], dynamicImports: ['feed.tsx'], css: ['app.css'] },
  _react: { file: 'react.js' },
  'feed.tsx': {
    file: 'feed.js',
    imports: ['_list', 'app.html'],
    dynamicImports: ['player.tsx'],
    css: ['app.css'],
  },
  _list: { file: 'list.js', imports: ['_react'] },
  'player.tsx': { file: 'player.js', imports: ['_list'], assets: ['worker.js', 'hero.svg'] },
  'style.css': { file: 'style.css' },
  'picture.svg': { file: 'picture.svg' },
};

const getSortedScripts = (chunks: ReadonlySet<string>) => getScriptFiles(manifest, chunks).toSorted();

test('collects the static imports of a page once', () => {
  expect(getSortedScripts(getRequiredChunks(manifest, ['app.html']))).toEqual(['app.js', 'react.js']);
  expect(getSortedScripts(getRequiredChunks(manifest, ['app.html', 'feed.tsx']))).toEqual([
    'app.js',
    'feed.js',
    'list.js',
    'react.js',
  ]);
});

test('leaves out what is loaded already', () => {
  const loaded = getRequiredChunks(manifest, ['app.html']);
  expect(getSortedScripts(getRequiredChunks(manifest, ['feed.tsx'], loaded))).toEqual(['feed.js', 'list.js']);
  expect(getSortedScripts(getRequiredChunks(manifest, ['app.html'], loaded))).toEqual([]);
});

test('excludes files other than JavaScript', () => {
  expect(getSortedScripts(getRequiredChunks(manifest, ['picture.svg']))).toEqual([]);
});

test('names a page that is not in the build', () => {
  expect(() => getRequiredChunks(manifest, ['search.tsx'])).toThrow('no chunk of its own for search.tsx');
});

test('collects the stylesheets of all chunks once', () => {
  expect([...getStylesheetFiles(manifest)].toSorted()).toEqual(['app.css', 'style.css']);
});

test('leaves out the styles of excluded chunks', () => {
  const printed = { ...manifest, 'sheet.tsx': { file: 'sheet.js', css: ['sheet.css'] } };
  expect([...getStylesheetFiles(printed, ['sheet.tsx'])].toSorted()).toEqual(['app.css', 'style.css']);
});

test('separates workers from other assets', () => {
  expect([...getWorkerFiles(manifest, 'player.tsx')]).toEqual(['worker.js']);
  expect([...getWorkerFiles(manifest, 'feed.tsx')]).toEqual([]);
});
