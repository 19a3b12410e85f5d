import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connect } from 'vite';
import type { EarlyCode } from '#src/config/page-document.ts';
import { expect, test, describe, vi } from 'vitest';
import { projectRoot } from '../../backend/project.ts';
import { collectCode, collectShellFiles, findBuiltFile, type Bundle } from './built-files.ts';
import { getLoadingTags } from './loading-tags.ts';
import { createPreviewProxy, getPageFile, localizeFile } from './serve-pages.ts';
import { assertNoUnexpectedScripts } from './static-page-scripts.ts';
import { pages } from './table.ts';

const toMetadata = (css: string[], assets: string[]) => ({
  importedCss: new Set(css),
  importedAssets: new Set(assets),
});
const bundle: Bundle = {
  'app.js': { type: 'chunk', moduleIds: ['/repo/src/main.tsx'], imports: ['react.js'] },
  'react.js': { type: 'chunk', moduleIds: ['/repo/node_modules/react/index.js'], imports: [] },
  'feed.js': {
    type: 'chunk',
    // Some modules share a chunk.
    moduleIds: ['/repo/src/feed/feed-page.tsx', '/repo/src/feed/card.tsx', '/repo/src/arena.svg'],
    imports: ['app.js', 'react.js'],
    viteMetadata: toMetadata(['feed.css'], ['arena.svg']),
  },
  'upload.js': { type: 'chunk', moduleIds: ['/repo/src/upload/upload-page.tsx'], imports: ['react.js'] },
  'arena.svg': { type: 'asset', originalFileNames: ['src/arena.svg'] },
  // The styles of a module are named after it.
  'feed.css': { type: 'asset', originalFileNames: ['src/feed/feed-page.tsx'] },
  'theme.css': {
    type: 'asset',
    originalFileNames: ['src/theme.css'],
    viteMetadata: toMetadata([], ['font.woff2']),
  },
};

test('collects what modules and styles need, wherever the bundler has put them', () => {
  const collect = (...sources: string[]) => collectShellFiles(bundle, sources).join(' ');
  expect(collect('src/main.tsx', 'src/theme.css')).toBe('app.js font.woff2 react.js theme.css');
  expect(collect('src/feed/card.tsx')).toBe('app.js arena.svg feed.css feed.js react.js');
  expect(collectCode(bundle, ['src/feed/card.tsx'], ['src/main.tsx'])).toEqual(['feed.css', 'feed.js']);
  expect(findBuiltFile(bundle, 'src/feed/feed-page.tsx')).toBe('feed.js');
});

test('finds a picture, not the module with its address, and names what is not in the build', () => {
  expect(findBuiltFile(bundle, 'src/arena.svg')).toBe('arena.svg');
  expect(() => collectShellFiles(bundle, ['src/gone.tsx'])).toThrow('no file with src/gone.tsx');
});

test.each([
  ['/', 'index.html'],
  ['/terms-and-conditions?play=x', 'terms-and-conditions.html'],
  ['/embed/leaderboards?event=1', 'embed-board.html'],
  ['/embed/reels/x', 'embed-reel.html'],
  ['/embed', 'embed.html'],
  ['/embed/a/b', 'embed.html'],
  ['/video/x', 'ride.html'],
  ['/video', 'app.html'],
  ['/embedded', 'app.html'],
])('%s is %s', (url, file) => expect(getPageFile(url)).toBe(file));

test.each([
  ['index.html', 'fr,es-MX;q=0.9,en;q=0.8', undefined, 'i18n/es/index.html'],
  ['terms-and-conditions.html', 'pt-BR', undefined, 'i18n/pt/terms-and-conditions.html'],
  ['index.html', 'en-US,es', undefined, 'index.html'],
  ['index.html', 'es', 'a=b; firebase-language-override=pt', 'i18n/pt/index.html'],
  ['index.html', 'es', 'firebase-language-override=en', 'index.html'],
  ['app.html', 'es', undefined, 'app.html'],
])('%s for %s and the cookie %s is %s', (file, languages, cookie, localized) =>
  expect(localizeFile(file, { 'accept-language': languages, cookie })).toBe(localized),
);

test.each([
  ['/video/x', 200, 'preview'],
  // Of a ride that is gone.
  ['/video/x', 404, 'preview'],
  ['/video/x', 500, 'app'],
  ['/video/x', undefined, 'app'],
  ['/feed', 200, 'app'],
])(
  'on the development server %s, for which the previews answer %s, is that of the %s',
  async (url, status, from) => {
    vi.stubGlobal('fetch', () =>
      status === undefined
        ? Promise.reject(new Error('refused'))
        : Promise.resolve(new Response('', { status })),
    );
    const [end, next] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const writeHead = vi.fn<(status: number) => object>(() => ({ end }));
    const [request, response] = [{ url, method: 'GET' }, { writeHead }] as unknown as [
      Connect.IncomingMessage,
      Parameters<Connect.NextHandleFunction>[1],
    ];
    createPreviewProxy('http://previews')(request, response, next);
    await vi.waitFor(() => expect(end.mock.calls.length + next.mock.calls.length).toBe(1));
    vi.unstubAllGlobals();
    expect(writeHead.mock.calls.map(([answered]) => answered)).toEqual(from === 'app' ? [] : [status]);
  },
);

describe('what a page loads', () => {
  const files = {
    getUrl: (source: string) => `/${source}`,
    /** Each module needs one that all share. */
    getCode: (modules: readonly string[], loaded: readonly string[] = []) =>
      [...modules, 'shared.js'].filter((file) => loaded.length === 0 || file !== 'shared.js'),
  };
  const request = { url: '/query', body: '{}', unless: 'event' };
  const early: EarlyCode[] = [
    { audience: 'member', paths: ['/feed', '/top'], modules: ['feed-page.tsx'], requests: [request] },
    { audience: 'visitor', paths: ['/login'], picture: 'hero.svg' },
  ];
  const scripts = { language: '1', 'first-screen': '2', 'start-ride': '3', 'start-app': '4' };
  const list = (file: string) =>
    getLoadingTags(pages[file]!, files, scripts, pages[file]!.hasEarlyCode ? early : []);
  const listNames = (file: string) =>
    list(file).map(({ tag, attrs = {}, children }) => {
      const name = attrs['rel'] ?? attrs['data-for'] ?? attrs['id'];
      return [tag, name, typeof children === 'string' && children].filter(Boolean).join(' ');
    });

  test('has scripts and templates before styles, for which they would wait', () => {
    expect(listNames('app.html').join()).toBe(
      'template member,template visitor,script 1,script 2,link preload,link preload,link stylesheet,link modulepreload,link modulepreload,script 4',
    );
    expect(listNames('ride.html').join()).toBe('script 3,link stylesheet,template app-code');
    expect(listNames('embed.html').join()).toBe('link stylesheet,script');
  });

  test('fetches fonts as style sheets do, or they would load twice', () => {
    const fonts = list('app.html').flatMap(({ attrs = {} }) => (attrs['as'] === 'font' ? [attrs] : []));
    expect(fonts.map((font) => font['crossorigin'])).toEqual([true, true]);
  });

  test("has the code and the request of a member's feed in a template", () => {
    const [template] = list('app.html');
    expect(template?.attrs).toMatchObject({
      'data-paths': '/feed /top',
      'data-requests': JSON.stringify([request]),
    });
    expect(JSON.stringify(template?.children)).toContain('feed-page.tsx');
  });

  test.each(['app.html', 'ride.html'])('names no script twice: %s', (file) => {
    const found = JSON.stringify(list(file)).match(/"modulepreload","href":"[^"]+/g) ?? [];
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual([...new Set(found)]);
  });
});

const createPage = (inside: string) =>
  `<!doctype html><html><head>${inside}</head><body><h1>Free</h1></body></html>`;

describe('scripts of a prerendered page', () => {
  test('accepts exactly the allowed script', () => {
    const dataBlock = '<script type="application/ld+json">{}</script>';
    assertNoUnexpectedScripts('index.html', createPage(`${dataBlock}<script>go()</script>`), 'go()');
  });

  test.each([
    ['changed', '<script>go();</script>'],
    ['missing', ''],
    ['twice', '<script>go()</script><script>go()</script>'],
    ['loaded from a file', '<script>go()</script><script type="module" src="/assets/app.js"></script>'],
    ['preloaded', '<script>go()</script><link rel="modulepreload" href="/assets/app.js">'],
    ['an inline event handler', '<script>go()</script><img src="/a.svg" onerror="go()">'],
  ])('rejects a script that is %s', (_case, inside) => {
    expect(() => assertNoUnexpectedScripts('index.html', createPage(inside), 'go()')).toThrow('index.html');
  });
});

const listComponents = (folder: string) =>
  readdirSync(join(projectRoot, 'src', folder)).filter((name) => /(?<!\.test)\.tsx$/.test(name));

describe('the gallery', () => {
  test('is a page of the development server only', () => {
    expect(getPageFile('/dev/gallery', true)).toBe('gallery.html');
    expect(getPageFile('/dev/gallery')).toBe('app.html');
  });

  test('shows every component of the design system', () => {
    const read = (name: string) => readFileSync(join(projectRoot, 'src/gallery', name), 'utf8');
    const samples = listComponents('gallery').map(read).join('\n');
    const isShown = (name: string) => samples.includes(`'#src/ui/${name.replace(/^lazy-/, '')}'`);
    const missing = listComponents('ui').filter((name) => !isShown(name));
    expect(missing).toEqual([]);
  });
});
