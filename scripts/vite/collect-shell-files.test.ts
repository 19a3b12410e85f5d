import { expect, test } from 'vitest';
import { collectShellFiles, type OutputFile } from './collect-shell-files.ts';

const files = (css: string[], assets: string[]) => ({
  importedCss: new Set(css),
  importedAssets: new Set(assets),
});
const bundle: Record<string, OutputFile> = {
  'app.js': {
    type: 'chunk',
    moduleIds: ['/repo/src/main.tsx'],
    imports: ['react.js'],
    viteMetadata: files(['theme.css'], []),
  },
  'react.js': { type: 'chunk', moduleIds: ['/repo/node_modules/react/index.js'], imports: [] },
  'feed.js': {
    type: 'chunk',
    // Some modules share a chunk.
    moduleIds: ['/repo/src/feed/feed-page.tsx', '/repo/src/feed/card.tsx'],
    imports: ['app.js', 'react.js'],
    viteMetadata: files([], ['arena.svg']),
  },
  'upload.js': { type: 'chunk', moduleIds: ['/repo/src/upload/upload-page.tsx'], imports: ['react.js'] },
  'arena.svg': { type: 'asset' },
};

test('collects what modules need before they run, wherever the bundler has put them', () => {
  expect(collectShellFiles(bundle, ['/src/main.tsx'])).toEqual(['app.js', 'react.js', 'theme.css']);
  expect(collectShellFiles(bundle, ['/src/feed/card.tsx'])).toEqual([
    'app.js',
    'arena.svg',
    'feed.js',
    'react.js',
    'theme.css',
  ]);
});

test('names a module that is not in the build', () => {
  expect(() => collectShellFiles(bundle, ['/src/gone.tsx'])).toThrow('no chunk with /src/gone.tsx');
});
