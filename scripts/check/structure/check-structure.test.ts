import { describe, expect, test } from 'vitest';
import { checkStructure } from './check-structure.ts';

const createFillerLines = (count: number) => '// filler\n'.repeat(count);

const validFiles: Record<string, string> = {
  'vite.config.ts': `export default {};\n`,
  'src/main.tsx': `import { Routes } from './app/routes.tsx';\nimport './styles.css';\nvoid Routes;\n`,
  'src/styles.css': '',
  'src/vite-env.d.ts': `/// <reference types="vite/client" />\n`,
  'src/app/routes.tsx': `import { lazy } from 'react';\nimport { paths } from '#src/config/paths.ts';\nconst Feed = lazy(() => import('#src/features/feed/feed-page.tsx'));\nexport const Routes = () => <Feed key={paths.feed} />;\n`,
  'src/features/feed/feed-page.tsx': `import { listVideos } from '#src/data/videos.ts';\nimport { Card } from '#src/ui/card.tsx';\nimport { useFeed } from './use-feed.ts';\nexport default function FeedPage() { useFeed(); void listVideos; return <Card title="x" />; }\n`,
  'src/features/feed/use-feed.ts': `import { useEffect } from 'react';\nexport function useFeed() { useEffect(() => {}, []); }\n`,
  'src/features/feed/use-feed.test.ts': `import { test } from 'vitest';\nimport { readFileSync } from 'node:fs';\nimport { makeVideo } from '#tests/support/make-video.ts';\ntest('/feed', () => { void makeVideo; void readFileSync; });\n`,
  'src/features/search/search-page.tsx': `export const SearchPage = () => <p>found</p>;\n`,
  'src/session/session-store.ts': `import { create } from 'zustand';\nimport { listVideos } from '#src/data/videos.ts';\nexport const store = create(() => listVideos);\n`,
  'src/data/videos.ts': `import { getDocs } from 'firebase/firestore/lite';\nimport type { Video } from '#src/domain/video.ts';\n/** Newest first. */\nexport function listVideos(): Video[] { void getDocs; void fetch('https://example.org'); return []; }\n`,
  'src/media/trim.ts': `import { FFmpeg } from '@ffmpeg/ffmpeg';\n/** Seconds in, seconds out. */\nexport const trim = (seconds: number) => { void FFmpeg; return seconds; };\n`,
  'src/domain/video.ts': `import * as z from 'zod/mini';\nexport const video = z.object({});\nexport type Video = z.infer<typeof video>;\n`,
  'src/ui/card.tsx': `import type { Video } from '#src/domain/video.ts';\nexport function Card({ title }: { title: string; video?: Video }) { return <p>{title.split('/')}</p>; }\n`,
  'src/lib/clamp.ts': `export const clamp = (value: number) => value;\n`,
  'src/config/paths.ts': `import { clamp } from '#src/lib/clamp.ts';\nexport const paths = { landing: '/', feed: '/feed', video: '/video/:id' };\nexport const videoPath = (id: string) => \`/video/\${clamp(1)}\${id}\`;\n`,
  'emulators/rules/evaluate.ts': `import { parse } from './parse.ts';\n/** Evaluates. */\nexport function evaluate() { return parse(); }\n`,
  'emulators/rules/parse.ts': `/** Parses one kind. */\nexport function parse(): void;\nexport function parse(text?: string): void { void text; }\n`,
  'emulators/README.md': '',
  'scripts/seed/seed.ts': `import { makeVideo } from '#tests/support/make-video.ts';\nimport { evaluate } from 'firebase-engines/rules/evaluate.ts';\nimport type { Video } from '#src/domain/video.ts';\nvoid makeVideo; void evaluate; export type Seed = Video;\n`,
  'tests/support/make-video.ts': `import type { Video } from '#src/domain/video.ts';\nexport function makeVideo(): Video { return {}; }\n`,
};

/** What the check says about the good house with some files added or replaced. */
function getMessages(changes: Record<string, string>): string[] {
  const findings = checkStructure(new Map(Object.entries({ ...validFiles, ...changes })));
  return findings.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

test('a house in order has no findings', () => {
  expect(getMessages({})).toEqual([]);
});

describe('imports point one way', () => {
  const upward: [string, string, string][] = [
    ['src/domain/a.ts', '#src/data/videos.ts', 'domain may import no other room, not data'],
    ['src/lib/a.ts', '#src/domain/video.ts', 'lib may import no other room, not domain'],
    ['src/config/a.ts', '#src/domain/video.ts', 'config may import lib, not domain'],
    ['src/data/a.ts', '../session/session-store.ts', 'data may import domain, lib, config, not session'],
    ['src/media/a.ts', '#src/data/videos.ts', 'media may import domain, lib, config, not data'],
    ['src/ui/a.ts', '#src/config/paths.ts', 'ui may import domain, lib, not config'],
    ['src/session/a.ts', '#src/ui/card.tsx', 'session may import data, domain, lib, config, not ui'],
    ['src/embed/a.ts', '#src/data/videos.ts', 'embed may import domain, lib, config, not data'],
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
    ['emulators/rules/a.ts', '#src/domain/video.ts', 'emulators never imports src'],
    ['emulators/rules/a.test.ts', '#tests/support/make-video.ts', 'emulators never imports tests'],
    ['scripts/a.ts', '#src/ui/card.tsx', 'scripts may use domain, config, lib, data, media of src, not ui'],
  ];
  test.each(upward)('%s may not import %s', (path, specifier, message) => {
    expect(getMessages({ [path]: `import { x } from '${specifier}';\nvoid x;\n` })).toEqual([
      expect.stringContaining(`${path}:1 ${message}`),
    ]);
  });

  test('a room that appears is fenced at once, because features are read from the listing', () => {
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
      expect.stringContaining('lib may import no other room'),
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

  test('code outside every room is pointed out', () => {
    expect(getMessages({ 'src/stuff/a.ts': 'export const a = 1;\n' })).toEqual([
      expect.stringContaining('src/stuff/a.ts:1 belongs to no room'),
    ]);
    expect(getMessages({ 'src/a.ts': 'export const a = 1;\n' })).toEqual([
      expect.stringContaining('src/a.ts:1 belongs to no room'),
    ]);
  });
});

describe('packages have one door', () => {
  const doors: [string, string, string][] = [
    ['src/features/feed/a.ts', 'firebase/firestore', 'only src/data imports firebase'],
    ['src/session/a.ts', 'firebase/auth', 'only src/data imports firebase'],
    ['src/media/a.ts', 'typesense', 'only src/data imports typesense'],
    ['src/data/a.ts', '@ffmpeg/util', 'only src/media imports @ffmpeg/util'],
    ['src/domain/a.ts', 'dayjs', 'domain imports zod and nothing else, not dayjs'],
    ['src/media/a.ts', 'react', 'src/media is free of React'],
    ['src/embed/a.ts', 'react-dom/client', 'src/embed is free of React'],
    ['src/data/a.ts', '@tanstack/react-query', 'src/data is free of React'],
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

describe('barrels', () => {
  test.each([
    [`export * from './clamp.ts';\n`],
    [`export { clamp } from './clamp.ts';\nexport type { A } from './a.ts';\n`],
    [`import { clamp } from './clamp.ts';\nexport { clamp };\n`],
  ])('%s', (text) => {
    expect(getMessages({ 'src/lib/index.ts': text })).toEqual([
      expect.stringContaining('index.ts:1 only re-exports'),
    ]);
  });

  test('a file that adds something of its own is none', () => {
    expect(
      getMessages({ 'src/lib/a.ts': `export { clamp } from './clamp.ts';\nexport const most = 3;\n` }),
    ).toEqual([]);
    expect(getMessages({ 'src/lib/a.ts': `const most = 3;\nexport { most };\n` })).toEqual([]);
  });
});

describe('ceilings', () => {
  test('a file of 301 lines', () => {
    expect(getMessages({ 'src/lib/a.ts': createFillerLines(300) })).toEqual([]);
    expect(getMessages({ 'src/lib/a.ts': createFillerLines(301) })).toEqual([
      'src/lib/a.ts:1 the file has 301 lines, at most 300',
    ]);
  });

  const component = (filler: number) =>
    `\nexport function Card() {\n${createFillerLines(filler)}return <p />;\n}\n`;
  test('a component of 121 lines', () => {
    expect(getMessages({ 'src/ui/a.tsx': component(117) })).toEqual([]);
    expect(getMessages({ 'src/ui/a.tsx': component(118) })).toEqual([
      'src/ui/a.tsx:2 component Card has 121 lines, at most 120',
    ]);
    expect(
      getMessages({
        'src/ui/a.tsx': `export const Card = memo(() => {\n${createFillerLines(130)}return <p />;\n});\n`,
      }),
    ).toEqual(['src/ui/a.tsx:1 component Card has 133 lines, at most 120']);
  });

  test('a hook of 81 lines', () => {
    const hook = (filler: number) => `export const useIt = () => {\n${createFillerLines(filler)}};\n`;
    expect(getMessages({ 'src/lib/use-it.ts': hook(78) })).toEqual([]);
    expect(getMessages({ 'src/lib/use-it.ts': hook(79) })).toEqual([
      'src/lib/use-it.ts:1 hook useIt has 81 lines, at most 80',
    ]);
  });
});

describe('names', () => {
  test.each([
    ['src/lib/clampIt.ts', "'clampIt.ts' is not kebab-case"],
    ['src/features/MyRodeo/page.ts', "'MyRodeo' is not kebab-case"],
    ['src/lib/clamp_it.ts', "'clamp_it.ts' is not kebab-case"],
    ['src/ui/Card.css', "'Card.css' is not kebab-case"],
    ['src/lib/utils.ts', "'utils' is a drawer"],
    ['src/features/feed/helpers/a.ts', "'helpers' is a drawer"],
    ['tests/support/test-utils.ts', "'test-utils' is a drawer"],
    ['emulators/common/a.ts', "'common' is a drawer"],
    ['scripts/misc.test.ts', "'misc' is a drawer"],
  ])('%s', (path, message) => {
    expect(getMessages({ [path]: '// empty\n' })).toEqual([expect.stringContaining(message)]);
  });

  test('numbered steps, dotted endings and documents pass', () => {
    const files = ['src/features/auth/1-kind.ts', 'tests/e2e/feed.e2e.test.ts', 'src/ui/fonts/some-OFL.txt'];
    expect(getMessages(Object.fromEntries(files.map((path) => [path, '// empty\n'])))).toEqual([]);
  });
});

describe('effects', () => {
  test('one to a hook', () => {
    const twice = `export function useIt() {\n  useEffect(() => {});\n  React.useLayoutEffect(() => {});\n}\n`;
    expect(getMessages({ 'src/lib/use-it.ts': twice })).toEqual([
      'src/lib/use-it.ts:3 a second effect in useIt: one to a hook',
    ]);
  });

  test('never straight in a component', () => {
    const page = `export function Page() {\n  useEffect(() => { const later = () => {}; later(); }, []);\n  return <p />;\n}\n`;
    expect(getMessages({ 'src/features/feed/page.tsx': page })).toEqual([
      expect.stringContaining('src/features/feed/page.tsx:2 an effect in Page'),
    ]);
  });

  test('none in src/ui', () => {
    expect(getMessages({ 'src/ui/use-it.ts': `export function useIt() { useEffect(() => {}); }\n` })).toEqual(
      ['src/ui/use-it.ts:1 no effects in src/ui: it only looks'],
    );
  });
});

describe('addresses are written once', () => {
  test.each([
    [`export const a = '/feed';`, '/feed'],
    [`export const a = '/feed?tab=1';`, '/feed?tab=1'],
    ['export const a = (id: string) => `/video/${id}`;', '/video/…'],
    [`export const a = <Link to="/feed" />;`, '/feed'],
    [`export const a = <Link to="/" />;`, '/'],
    [`export const a = () => navigate('/');`, '/'],
  ])('%s', (text, address) => {
    expect(getMessages({ 'src/features/feed/a.tsx': `\n${text}\n` })).toEqual([
      `src/features/feed/a.tsx:2 the address '${address}' is written in src/config/paths.ts alone: use it from there`,
    ]);
  });

  test('paths that are not addresses of the app pass', () => {
    const text = `export const a = ['/', '/services/archives.ashx/stories', '/feedback', 'videos/feed', 'a/feed'];\n`;
    expect(getMessages({ 'src/data/a.ts': text })).toEqual([]);
  });
});

describe('docstrings', () => {
  test.each(['src/data/a.ts', 'src/media/a.ts', 'src/domain/a.ts', 'emulators/database/a.ts'])(
    '%s',
    (path) => {
      const found = getMessages({
        [path]: `const own = () => 1;\nexport function act() { return own(); }\n`,
      });
      expect(found).toEqual([`${path}:2 act is exported without a docstring`]);
    },
  );

  test('arrow functions and exports made apart count; a plain comment does not', () => {
    expect(getMessages({ 'src/data/a.ts': `// acts\nexport const act = () => 1;\n` })).toHaveLength(1);
    expect(getMessages({ 'src/data/a.ts': `function act() {}\nexport { act };\n` })).toHaveLength(1);
    expect(getMessages({ 'src/data/a.ts': `/** Acts. */\nfunction act() {}\nexport { act };\n` })).toEqual(
      [],
    );
  });

  test('features, tests and plain values need none', () => {
    expect(getMessages({ 'src/features/feed/a.ts': `export const act = () => 1;\n` })).toEqual([]);
    expect(getMessages({ 'src/data/a.test.ts': `export const act = () => 1;\n` })).toEqual([]);
    expect(getMessages({ 'src/domain/a.ts': `export const ten = 10;\n` })).toEqual([]);
  });
});

test('a file that does not parse is reported where it breaks', () => {
  expect(getMessages({ 'src/lib/a.ts': `\nexport const = 1;\n` })).toEqual([
    expect.stringContaining('src/lib/a.ts:2 does not parse'),
  ]);
});
