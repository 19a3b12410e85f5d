import { describe, expect, test } from 'vitest';
import { getMessages } from './get-messages.ts';

describe('imports point one way', () => {
  const upward: [string, string, string][] = [
    ['src/domain/a.ts', '#src/data/videos.ts', 'domain may import no other layer, not data'],
    ['src/lib/a.ts', '#src/domain/video.ts', 'lib may import no other layer, not domain'],
    ['src/config/a.ts', '#src/domain/video.ts', 'config may import lib, not domain'],
    ['src/data/a.ts', '../session/session-store.ts', 'data may import domain, lib, config, not session'],
    ['src/media/a.ts', '#src/data/videos.ts', 'media may import domain, lib, config, not data'],
    ['src/ui/a.ts', '#src/config/paths.ts', 'ui may import domain, lib, not config'],
    ['src/session/a.ts', '#src/ui/card.tsx', 'session may import data, domain, lib, config, not ui'],
    [
      'src/queries/a.ts',
      '../session/session-store.ts',
      'queries may import data, media, domain, lib, config, not session',
    ],
    [
      'src/session/a.ts',
      '#src/queries/videos.ts',
      'session may import data, domain, lib, config, not queries',
    ],
    ['src/embed/a.ts', '#src/queries/videos.ts', 'embed may import data, domain, lib, config, not queries'],
    ['src/features/feed/a.ts', '#src/app/routes.tsx', 'features may import'],
    [
      'src/features/feed/a.ts',
      '../search/search-page.tsx',
      'a feature never imports another (feed -> search)',
    ],
    ['src/lib/a.ts', '#scripts/seed/seed.ts', 'src never imports scripts'],
    ['src/lib/a.ts', 'firebase-engines/rules/parse.ts', 'src never imports emulators'],
    ['src/lib/a.ts', '../../tests/support/make-video.ts', 'src never imports tests'],
    ['src/lib/a.test.ts', 'firebase-engines/rules/parse.ts', 'src never imports emulators'],
    ['src/lib/a.ts', '#emulators/rules/parse.ts', 'src never imports emulators'],
    ['emulators/rules/a.ts', '#src/domain/video.ts', 'emulators never imports src'],
    ['emulators/rules/a.ts', '../../src/domain/video.ts', 'emulators never imports src'],
    ['emulators/rules/a.ts', '../../vite.config.ts', 'emulators never imports vite.config.ts'],
    ['emulators/rules/a.ts', '../../services/sync.ts', 'emulators never imports services'],
    ['emulators/rules/a.test.ts', '#tests/support/make-video.ts', 'emulators never imports tests'],
    ['emulators/rules/a.test.ts', '../../scripts/seed/seed.ts', 'emulators never imports scripts'],
    ['scripts/a.ts', '../emulators/rules/parse.ts', 'import emulators by its package name, firebase-engines'],
    [
      'tests/a.test.ts',
      '#emulators/rules/parse.ts',
      'import emulators by its package name, firebase-engines',
    ],
    ['scripts/a.ts', '#src/ui/card.tsx', 'scripts may use domain, config, lib, data, media of src, not ui'],
  ];
  test.each(upward)('%s may not import %s', (path, specifier, message) => {
    expect(getMessages({ [path]: `import { x } from '${specifier}';\nvoid x;\n` })).toEqual([
      expect.stringContaining(`${path}:1 ${message}`),
    ]);
  });

  test.each(['#rules/parse.ts', '../rules/parse.ts', 'firebase-engines/rules/parse.ts'])(
    'a workspace package may import its own files as %s',
    (specifier) => {
      const importing = `import { parse } from '${specifier}';\nvoid parse;\n`;
      expect(getMessages({ 'emulators/database/a.ts': importing })).toEqual([]);
    },
  );

  test('a new feature is checked at once, because features are read from the folder listing', () => {
    const found = getMessages({
      'src/features/rodeo-bingo/bingo.ts': `import '#src/features/feed/use-feed.ts';\n`,
    });
    expect(found).toEqual([expect.stringContaining('(rodeo-bingo -> feed)')]);
  });

  test.each([
    [`export { store } from '#src/session/session-store.ts';\nexport const own = 1;\n`],
    [`export const load = () => import('#src/session/session-store.ts');\n`],
    [`export type Store = import('#src/session/session-store.ts').Store;\n`],
    [`export const url = new URL('../session/session-store.ts', import.meta.url);\n`],
  ])('every form of import counts: %s', (text) => {
    expect(getMessages({ 'src/lib/a.ts': text })).toEqual([
      expect.stringContaining('lib may import no other layer'),
    ]);
  });

  test('ui takes types from domain, never values', () => {
    const value = `import { video } from '#src/domain/video.ts';\nvoid video;\n`;
    expect(getMessages({ 'src/ui/a.ts': value })).toEqual(['src/ui/a.ts:1 ui takes only types from domain']);
    expect(
      getMessages({
        'src/ui/a.ts': `import type { Video } from '#src/domain/video.ts';\nexport type A = Video;\n`,
      }),
    ).toEqual([]);
  });

  test('rejects code outside every layer', () => {
    expect(getMessages({ 'src/stuff/a.ts': 'export const a = 1;\n' })).toEqual([
      expect.stringContaining('src/stuff/a.ts:1 belongs to no layer'),
    ]);
    expect(getMessages({ 'src/a.ts': 'export const a = 1;\n' })).toEqual([
      expect.stringContaining('src/a.ts:1 belongs to no layer'),
    ]);
  });
});

describe('packages have one importing layer', () => {
  const doors: [string, string, string][] = [
    ['src/features/feed/a.ts', 'firebase/firestore', 'only src/data imports firebase'],
    ['src/session/a.ts', 'firebase/auth', 'only src/data imports firebase'],
    ['src/media/a.ts', 'typesense', 'only src/data imports typesense'],
    ['src/data/a.ts', '@ffmpeg/util', 'only src/media imports @ffmpeg/util'],
    ['src/domain/a.ts', 'dayjs', 'domain imports zod and nothing else, not dayjs'],
    ['src/media/a.ts', 'react', 'src/media does not use React'],
    ['src/embed/a.ts', 'react-dom/client', 'src/embed does not use React'],
    ['src/data/a.ts', '@tanstack/react-query', 'src/data does not use React'],
    ['src/lib/a.ts', 'node:path', 'node:path does not exist in a browser'],
    ['src/lib/a.ts', 'fs', 'fs does not exist in a browser'],
  ];
  test.each(doors)('%s may not import %s', (path, name, message) => {
    expect(getMessages({ [path]: `import { x } from '${name}';\nvoid x;\n` })).toEqual([
      expect.stringContaining(`${path}:1 ${message}`),
    ]);
  });

  test.each([
    ['fetch("/x")', 'fetch()'],
    ['window.fetch("/x")', 'fetch()'],
    ['navigator.sendBeacon("/x")', 'sendBeacon()'],
    ['new XMLHttpRequest()', 'XMLHttpRequest'],
    ['new WebSocket("wss://x")', 'WebSocket'],
  ])('%s is a gateway of src/data', (call, what) => {
    expect(getMessages({ 'src/features/feed/a.ts': `\nvoid ${call};\n` })).toEqual([
      `src/features/feed/a.ts:2 ${what} belongs in a gateway of src/data`,
    ]);
    expect(getMessages({ 'src/embed/a.ts': `void ${call};\n` })).toEqual([]);
  });

  test('a method called fetch of something else is no request', () => {
    expect(
      getMessages({
        'src/features/feed/a.ts': `export const a = (query: { fetch(): void }) => query.fetch();\n`,
      }),
    ).toEqual([]);
  });
});

describe('import cycles', () => {
  test('two files that need each other', () => {
    const found = getMessages({
      'emulators/rules/parse.ts': `import { evaluate } from './evaluate.ts';\n/** x */\nexport function parse() { evaluate(); }\n`,
    });
    expect(found).toEqual([
      'emulators/rules/evaluate.ts:1 import cycle: emulators/rules/evaluate.ts, emulators/rules/parse.ts',
    ]);
  });

  test('two files of a workspace package that name each other by its imports and its own name', () => {
    const found = getMessages({
      'emulators/rules/a.ts': `import '#rules/b.ts';\n`,
      'emulators/rules/b.ts': `import 'firebase-engines/rules/a.ts';\n`,
    });
    expect(found).toEqual([
      'emulators/rules/a.ts:1 import cycle: emulators/rules/a.ts, emulators/rules/b.ts',
    ]);
  });

  test('types count, imports made later do not', () => {
    const a = (text: string) =>
      getMessages({
        'src/lib/a.ts': text,
        'src/lib/b.ts': `export { a } from './a.ts';\nexport const b = 1;\n`,
      });
    expect(a(`import type { b } from './b.ts';\nexport const a = 1 as typeof b;\n`)).toHaveLength(1);
    expect(a(`export const a = () => import('./b.ts');\n`)).toEqual([]);
  });
});
