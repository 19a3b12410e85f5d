import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchNewsPage, fetchSchedulePage } from '#src/data/content/content.ts';
import { buildAnalyticsProfile } from '#src/domain/analytics-event.ts';
import { getStoryUrl } from '#src/domain/news.ts';
import { parseLegacyUser } from '#src/domain/legacy-user.ts';
import { parseUser } from '#src/domain/user.ts';
import { parseCalendarDay } from '#src/lib/parse-dates.ts';
import { buildContractor } from '#tests/support/factories/build-user.ts';

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
