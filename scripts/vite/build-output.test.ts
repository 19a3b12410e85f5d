import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, describe } from 'vitest';
import { collectShellFiles, type Bundle } from './preloads.ts';
import { assertNoUnexpectedScripts } from './prerendered-pages.ts';
import { projectRoot } from '../backend/project.ts';
import { getDevelopmentPageFile, getPageFile } from './page-files.ts';

const toMetadata = (css: string[], assets: string[]) => ({
  importedCss: new Set(css),
  importedAssets: new Set(assets),
});
const bundle: Bundle = {
  'app.js': {
    type: 'chunk',
    moduleIds: ['/repo/src/main.tsx'],
    imports: ['react.js'],
    viteMetadata: toMetadata(['theme.css'], []),
  },
  'react.js': { type: 'chunk', moduleIds: ['/repo/node_modules/react/index.js'], imports: [] },
  'feed.js': {
    type: 'chunk',
    // Some modules share a chunk.
    moduleIds: ['/repo/src/feed/feed-page.tsx', '/repo/src/feed/card.tsx'],
    imports: ['app.js', 'react.js'],
    viteMetadata: toMetadata([], ['arena.svg']),
  },
  'upload.js': { type: 'chunk', moduleIds: ['/repo/src/upload/upload-page.tsx'], imports: ['react.js'] },
  'arena.svg': { type: 'asset' },
};

test('collects what modules need before they run, wherever the bundler has put them', () => {
  expect(collectShellFiles(bundle, ['/src/main.tsx'])).toEqual(['app.js', 'react.js', 'theme.css']);
  const files = collectShellFiles(bundle, ['/src/feed/card.tsx']);
  expect(files.join(' ')).toBe('app.js arena.svg feed.js react.js theme.css');
});

test('names a module that is not in the build', () => {
  expect(() => collectShellFiles(bundle, ['/src/gone.tsx'])).toThrow('no chunk with /src/gone.tsx');
});

const createPage = (inside: string) =>
  `<!doctype html><html><head>${inside}</head><body><h1>Free</h1></body></html>`;

describe('scripts of a prerendered page', () => {
  test('accepts exactly the allowed script', () => {
    const dataBlock = '<script type="application/ld+json">{}</script>';
    assertNoUnexpectedScripts('index.html', createPage('<script>go()</script>'), 'go()');
    assertNoUnexpectedScripts('terms.html', createPage(dataBlock), undefined);
  });

  test.each([
    ['changed', '<script>go();</script>', 'go()'],
    ['missing', '', 'go()'],
    ['twice', '<script>go()</script><script>go()</script>', 'go()'],
    ['on a page without an allowed script', '<script>go()</script>', undefined],
    ['loaded from a file', '<script type="module" src="/assets/app.js"></script>', undefined],
    ['loaded in addition to the allowed one', '<script>go()</script><script src="/a.js"></script>', 'go()'],
    ['preloaded', '<link rel="modulepreload" href="/assets/app.js">', undefined],
    ['an inline event handler', '<img src="/a.svg" onerror="go()">', undefined],
  ])('rejects a script that is %s', (_case, inside, allowed) => {
    expect(() => assertNoUnexpectedScripts('index.html', createPage(inside), allowed)).toThrow('index.html');
  });
});

const listComponents = (folder: string) =>
  readdirSync(join(projectRoot, 'src', folder)).filter((name) => /(?<!\.test)\.tsx$/.test(name));

describe('the gallery', () => {
  test('is a page of the development server only', () => {
    expect(getDevelopmentPageFile('/dev/gallery')).toBe('gallery.html');
    expect(getDevelopmentPageFile('/feed')).toBe('app.html');
    expect(getPageFile('/dev/gallery')).toBe('app.html');
  });

  test('shows every component of the design system', () => {
    const read = (name: string) => readFileSync(join(projectRoot, 'src/gallery', name), 'utf8');
    const samples = listComponents('gallery').map(read).join('\n');
    const missing = listComponents('ui').filter((name) => !samples.includes(`'#src/ui/${name}'`));
    expect(missing).toEqual([]);
  });
});
