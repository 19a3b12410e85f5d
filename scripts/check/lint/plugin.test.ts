import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** How often a rule reports a piece of code. The star is a name. */
const samples: [rule: string, count: number, path: string, code: string][] = [
  ['barrels', 1, 'src/lib/*.ts', `export * from './b.ts';`],
  ['barrels', 1, 'src/lib/*.ts', `import { b } from './b.ts'; export { b };`],
  ['barrels', 0, 'src/lib/*.ts', `export { b } from './b.ts'; export const c = 1;`],
  ['copy', 3, 'src/ui/*.tsx', 'x(<p title="Name">Nothing yet {`${name} was saved.`}</p>);'],
  ['copy', 0, 'src/ui/*.tsx', `x(<p className="Not shown">{copy.a}</p>, new Error('No such feed'));`],
  ['doc-comments', 2, 'src/data/*.ts', `// plain\nexport const a = () => 1; function b() {} export { b };`],
  ['doc-comments', 0, 'src/data/*.ts', `/** A. */ export function a(): void; export function a(b?: 1) {}`],
  ['effects', 1, 'src/app/*.tsx', `const Page = memo(() => { React.useEffect(() => {}); });`],
  ['effects', 1, 'src/app/*.ts', `function useIt() { useEffect(() => {}); useLayoutEffect(() => {}); }`],
  ['effects', 1, 'src/ui/*.ts', `function useIt() { useEffect(() => {}); }`],
  ['effects', 0, 'src/app/*.ts', `function useA() { useEffect(a); } function useB() { useEffect(b); }`],
  ['file-names', 1, 'src/lib/*-utils.ts', 'x();'],
  ['file-names', 1, 'src/features/MyRodeo/*.ts', 'x();'],
  ['file-names', 0, 'src/features/auth/1-*.test.ts', 'x();'],
  ['file-names', 1, 'src/ui/paths.ts', 'x();'],
  ['imports', 2, 'src/features/feed/*.ts', `import '../search/b.ts'; import('#src/features/search/c.ts');`],
  ['imports', 2, 'src/domain/*.ts', `type A = import('#src/data/b.ts').B; export * from 'dayjs';`],
  ['imports', 1, 'src/lib/*.ts', `new URL('../session/b.ts', import.meta.url);`],
  ['imports', 1, 'src/ui/*.ts', `import { b } from '#src/domain/b.ts';`],
  ['imports', 1, 'src/ui/*.ts', `import { type B, c } from '#src/domain/b.ts';`],
  ['imports', 0, 'src/ui/*.ts', `import type { B } from '#src/domain/b.ts';`],
  ['imports', 3, 'src/session/*.ts', `import 'firebase/auth'; import 'node:path'; import 'vitest';`],
  ['imports', 0, 'src/data/*.test.ts', `import '#tests/b.ts'; import 'vitest'; import 'node:path';`],
  ['imports', 1, 'src/stuff/*.ts', 'x();'],
  ['imports', 2, 'emulators/rules/*.ts', `import '../../src/domain/b.ts'; import '../../vite.config.ts';`],
  ['imports', 0, 'emulators/rules/*.ts', `import '#database/b.ts'; import 'firebase-engines/rules/c.ts';`],
  ['imports', 2, 'scripts/*.ts', `import '#emulators/b.ts'; import '#src/ui/c.ts';`],
  ['query-cache', 3, 'src/app/*.ts', `client.setQueryData(a); queryOptions({ queryKey: ['b'] });`],
  ['query-cache', 0, 'src/app/*.ts', 'useQuery(videosQuery);'],
  ['routes', 3, 'src/app/*.tsx', "x('/feed?a=1', `/video/${id}`, <Link to='/' />);"],
  ['routes', 1, 'src/app/*.tsx', `navigate('/');`],
  ['routes', 0, 'src/app/*.ts', `x('/', '/feedback', 'videos/feed');`],
];

const projectRoot = resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'lint-plugin-'));
const getPath = (index: number) => (samples[index]?.[2] ?? '').replace('*', `sample${index}`);
let reports: { code: string; filename: string }[] = [];

beforeAll(() => {
  const rules = Object.fromEntries(samples.map(([rule]) => [`house/${rule}`, 'error']));
  const files = Object.fromEntries(samples.map(([, , , code], index) => [getPath(index), code]));
  files['src/config/paths.ts'] = `export const paths = { feed: '/feed', video: '/video/:id' };`;
  files['.oxlintrc.json'] = JSON.stringify({
    jsPlugins: [join(import.meta.dirname, 'plugin.mjs')],
    categories: { correctness: 'off' },
    rules,
  });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const oxlint = join(projectRoot, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['-f', 'json'], { cwd: folder, encoding: 'utf8' });
  reports = (JSON.parse(stdout) as { diagnostics: typeof reports }).diagnostics;
}, 30_000);

afterAll(() => rmSync(folder, { recursive: true }));

test.each(samples.map((sample, index) => [...sample, index] as const))(
  '%s: %d in %s %s',
  (rule, count, _path, _code, index) => {
    const path = getPath(index);
    const found = reports.filter(({ filename, code }) => filename === path && code === `house(${rule})`);
    expect(found).toHaveLength(count);
  },
);
