import { describe, expect, test } from 'vitest';
import { getMessages } from './get-messages.ts';

const createFillerLines = (count: number) => '// filler\n'.repeat(count);

test('accepts a repository that follows the conventions', () => {
  expect(getMessages({})).toEqual([]);
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

describe('copy', () => {
  test.each([
    ['a text', '<p>Nothing here yet.</p>'],
    ['a word', '<b>Save</b>'],
    ['an attribute', '<Field label="Name" />'],
    ['a phrase', '<Alert text={failed ? "Try again" : undefined} />'],
    ['a sentence', '<p>{`${name} was saved.`}</p>'],
  ])('%s outside of copy.ts', (_name, element) => {
    const text = `export const View = () => ${element};\n`;
    expect(getMessages({ 'src/features/feed/view.tsx': text })).toEqual([
      expect.stringMatching(/^src\/features\/feed\/view\.tsx:1 text '.+' belongs in copy\.ts$/),
    ]);
  });

  test('copy files, tests, errors, logs and class names', () => {
    expect(
      getMessages({
        'src/features/feed/copy.ts': "export const copy = { title: 'No rides yet' };\n",
        'src/features/feed/view.tsx': `export const View = () => <p className="Not shown">{copy.title} · {3}</p>;\n`,
        'src/features/feed/load.ts': `reportError('The feed did not load', new Error('No such feed'));\n`,
      }),
    ).toEqual([]);
  });
});

describe('names', () => {
  test.each([
    ['src/lib/clampIt.ts', "'clampIt.ts' is not kebab-case"],
    ['src/features/MyRodeo/page.ts', "'MyRodeo' is not kebab-case"],
    ['src/lib/clamp_it.ts', "'clamp_it.ts' is not kebab-case"],
    ['src/ui/Card.css', "'Card.css' is not kebab-case"],
    ['src/lib/utils.ts', "'utils' is too vague"],
    ['src/features/feed/helpers/a.ts', "'helpers' is too vague"],
    ['tests/support/test-utils.ts', "'test-utils' is too vague"],
    ['emulators/common/a.ts', "'common' is too vague"],
    ['scripts/misc.test.ts', "'misc' is too vague"],
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
      `src/features/feed/a.tsx:2 route '${address}' belongs in src/config/paths.ts: import it from there`,
    ]);
  });

  test('paths that are not addresses of the app pass', () => {
    const text = `export const a = ['/', '/services/archives.ashx/stories', '/feedback', 'videos/feed', 'a/feed'];\n`;
    expect(getMessages({ 'src/data/a.ts': text })).toEqual([]);
  });
});

describe('the query cache', () => {
  test.each([
    ['client.setQueryData(key, 1)', 'setQueryData'],
    ['client.invalidateQueries()', 'invalidateQueries'],
    ['queryOptions(options)', 'queryOptions'],
    [`useQuery({ queryKey: ['videos'] })`, 'queryKey'],
  ])('rejects %s outside src/queries', (call, name) => {
    expect(getMessages({ 'src/features/feed/a.ts': `\nvoid ${call};\n` })).toEqual([
      `src/features/feed/a.ts:2 ${name} belongs in src/queries`,
    ]);
    expect(getMessages({ 'src/queries/a.ts': `void ${call};\n` })).toEqual([]);
  });
});

describe('doc comments', () => {
  test.each(['src/data/a.ts', 'src/media/a.ts', 'src/domain/a.ts', 'emulators/database/a.ts'])(
    '%s',
    (path) => {
      const found = getMessages({
        [path]: `const own = () => 1;\nexport function act() { return own(); }\n`,
      });
      expect(found).toEqual([`${path}:2 act is exported without a doc comment`]);
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
