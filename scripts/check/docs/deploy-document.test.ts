import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { collectionNames, toIndexDocument } from '#services/search-sync/index-documents.ts';
import { fetchNewsPage, fetchSchedulePage } from '#src/data/content/content.ts';
import { buildAnalyticsProfile } from '#src/domain/analytics-event.ts';
import { getStoryUrl } from '#src/domain/news.ts';
import { parseLegacyUser } from '#src/domain/legacy-user.ts';
import { parseUser } from '#src/domain/user.ts';
import { parseCalendarDay } from '#src/lib/parse-dates.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';

const projectRoot = join(import.meta.dirname, '../../..');
const readText = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const guide = readText('docs/DEPLOY.md');

const findBlocks = (markdown: string, language: string) =>
  [...markdown.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'))].map(
    ([, code = '']) => code,
  );

/** The first sample in JSON after a heading. */
function readSample(heading: string): unknown {
  const section = guide.slice(guide.indexOf(`\n${heading}\n`) + 1);
  return JSON.parse(findBlocks(section, 'json')[0] ?? '');
}

afterEach(() => vi.unstubAllGlobals());

test.each(readdirSync(join(projectRoot, 'docs')).filter((file) => file.endsWith('.md')))(
  'samples in %s are JSON',
  (file) => {
    for (const sample of findBlocks(readText(`docs/${file}`), 'json'))
      expect(() => JSON.parse(sample) as unknown).not.toThrow();
  },
);

describe('the samples in DEPLOY.md', () => {
  const respondWith = (sample: unknown) =>
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(sample)));
  const contentUrl = 'https://content.example';

  test('[NEWS-02] a story is read completely', async () => {
    respondWith(readSample('### News'));
    const [story] = (await fetchNewsPage(contentUrl, 1)).items;
    for (const value of Object.values(story ?? { missing: '' })) expect(value).not.toBe('');
    expect(getStoryUrl(story?.story_path ?? '', 'https://association.example')).toMatch(/^https:/);
  });

  test('[SCH-02] a rodeo is read completely', async () => {
    respondWith(readSample('### Schedule'));
    const [rodeo] = (await fetchSchedulePage(contentUrl, 1)).items;
    const [sample = {}] = (readSample('### Schedule') as { data: { RodeoId?: number }[] }).data;
    // Ids are read as text.
    expect(rodeo).toEqual({ ...sample, RodeoId: String(sample.RodeoId) });
    for (const date of [rodeo?.StartDate, rodeo?.EndDate]) expect(parseCalendarDay(date ?? '')).toBeDefined();
  });

  test('[ANA-01] analytics have the fields that are sent', () => {
    const sample = readSample('## Analytics') as { profile: object; events: object[] };
    expect(Object.keys(sample.profile)).toEqual(
      Object.keys(buildAnalyticsProfile(parseUser('id', buildContractor()))),
    );
    expect(sample.events).toEqual([expect.objectContaining({ name: 'watch', time: expect.any(Number) })]);
  });

  test('[LGCY-01] a user of the legacy API is read', () => {
    const { data } = readSample('## Legacy API') as { data: unknown[] };
    const user = { id: '1', name: 'Abel Crane', email: 'abel@legacy.example' };
    expect(data.map(parseLegacyUser)).toEqual([user]);
  });
});

describe('search', () => {
  test('the fields for the extension are those that search-sync stores', () => {
    const owner = buildContractor({ id: 'owner' });
    const stored = {
      users: owner,
      animals: buildBull(owner, { id: 'bull' }),
      videos: buildVideo(owner, { id: 'ride', score: 80, time: 8 }),
    };
    for (const name of collectionNames) {
      const fields = new RegExp(`\\| \`${name}\` +\\| \`([^\`]+)\``).exec(guide)?.[1]?.split(',') ?? [];
      const { id: _id, ...indexed } = toIndexDocument(name, 'id', stored[name]) ?? { id: '' };
      expect(fields.toSorted()).toEqual(Object.keys(indexed).toSorted());
    }
  });

  test('the container has the files and packages that search-sync imports', () => {
    const dockerfile = readText('services/search-sync/Dockerfile');
    const copied = [...dockerfile.matchAll(/^COPY (src\S+)/gm)].map(([, path = '']) => path);
    const installed = [...dockerfile.matchAll(/"dependencies\.([\w-]+)=/g)].map(([, name = '']) => name);
    const { files, packages } = findImportsFrom('services/search-sync/main.ts');
    const missing = files.filter(
      (file) => !file.startsWith('services/') && !copied.some((path) => file.startsWith(path)),
    );
    expect(missing).toEqual([]);
    expect(packages.toSorted()).toEqual(installed.toSorted());
  });
});

/** What a module loads at runtime, directly or not. */
function findImportsFrom(entry: string): { files: string[]; packages: string[] } {
  const files = new Set([entry]);
  const packages = new Set<string>();
  for (const file of files) {
    const imports = readText(file).matchAll(/^(?:import|export) (?!type )(?:[^;'=]*? from )?'([^']+)';/gm);
    for (const [, specifier = ''] of imports) {
      if (specifier.startsWith('#')) files.add(specifier.slice(1));
      else if (specifier.startsWith('.')) files.add(join(file, '..', specifier));
      else if (!specifier.startsWith('node:')) packages.add(specifier.split('/')[0] ?? '');
    }
  }
  return { files: [...files], packages: [...packages] };
}

const { dependencies } = JSON.parse(readText('package.json')) as { dependencies: Record<string, string> };
const listedLicenses = new Map(
  [...readText('NOTICE').matchAll(/^(\S+) +(\(.+?\)|\S+) {2,}/gm)].map(([, name = '', licence = '']) => [
    name,
    licence,
  ]),
);

test.each(Object.keys(dependencies))('NOTICE lists %s under the licence it came with', (name) => {
  const { license } = JSON.parse(readText(`node_modules/${name}/package.json`)) as { license: string };
  expect(listedLicenses.get(name)).toBe(license);
});

test('NOTICE lists nothing that is no longer used', () => {
  const gone = [...listedLicenses.keys()].filter((name) => /^[@a-z]/.test(name) && !(name in dependencies));
  expect(gone).toEqual(['tailwindcss']);
});
