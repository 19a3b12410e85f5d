import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../backend/project.ts';
import {
  earlier,
  formatSteps,
  listNextSteps,
  listSteps,
  readEntries,
  requireKnownSteps,
} from './upgrade-steps.ts';

const changelog = `# Changelog

## Next

In this order:

1. **search**: \`npm run search-sync -- rebuild --project <project>\` fills
   the index again.
2. **migrate**: \`npm run admin -- migrate --project <project>\`, and once more with \`--write --project <project>\`.

### Added

1. **not-a-step**: of a list below.

## 0.10.0 (2026-11-28, commit abc)

Nothing.

## 0.1.0 (2026-11-26, commit def)

1. **key**: \`gcloud services enable x\`.
2. **migrate**: as it was.
`;
const list = (version: string, doneThen: string[] = [], done: string[] = []) =>
  listSteps(changelog, { version, done: doneThen }, done).map(({ name }) => name);

test('[DEP-02] the steps between two versions, the oldest first, each once', () => {
  expect(list('0.10.0')).toEqual(['search', 'migrate']);
  expect(list('0.1.0')).toEqual(['search', 'migrate']);
  expect(list(earlier)).toEqual(['key', 'migrate', 'search']);
  expect(list('0.10.0', ['search'])).toEqual(['migrate']);
  expect(list('0.10.0', [], ['search'])).toEqual(['migrate']);
  expect(list(earlier, [], ['migrate', 'key'])).toEqual(['search']);
  expect(listNextSteps(changelog)).toEqual(['search', 'migrate']);
  const [, both] = listSteps(changelog, { version: earlier, done: [] });
  expect(both?.text).toMatch(/^as it was\. `npm run admin .* once more/);
  expect(() => list('0.3.0')).toThrow(
    'no version "0.3.0". Say what runs with --from: 0.10.0, 0.1.0, earlier',
  );
});

test('[DEP-03] a step that no version has is named, with those that there are', () => {
  expect(() => requireKnownSteps(changelog, ['key', 'serach', 'not-a-step'])).toThrow(
    'no step "serach", "not-a-step". --done takes search, migrate, key.',
  );
  expect(() => requireKnownSteps(changelog, ['migrate', 'key'])).not.toThrow();
});

test('a step that was done before its version had a number is left out of that version only', () => {
  expect(list('0.1.0', ['search', 'migrate'])).toEqual(['search', 'migrate']);
  expect(list(earlier, ['key', 'migrate'])).toEqual(['search', 'migrate']);
});

test('are printed with their commands for the project', () => {
  const steps = listSteps(changelog, { version: '0.10.0', done: [] });
  const options = { project: 'rodeo-live', from: undefined, done: [] };
  expect(formatSteps(steps.slice(1), { ...options, done: ['search'] })).toMatch(
    /with --done search,migrate$/,
  );
  expect(formatSteps(steps, { ...options, from: '0.10.0' })).toMatch(
    /with --from 0\.10\.0 --done search,migrate$/,
  );
  expect(formatSteps(steps, options)).not.toContain('<project>');
  expect(formatSteps(steps, options)).toContain(
    'search: `npm run search-sync -- rebuild --project rodeo-live` fills the index again.',
  );
});

test('the changelog names the commit of each version but the next, and has steps for the versions before', () => {
  const text = readFileSync(join(projectRoot, 'CHANGELOG.md'), 'utf8');
  const headings = text.match(/^## .*$/gm) ?? [];
  expect(headings[0]).toBe('## Next');
  for (const line of headings.slice(1))
    expect(line).toMatch(/^## [\d.]+ \(\d{4}-\d\d-\d\d, commit [\da-f]{8}\)$/);
  expect(listSteps(text, { version: earlier, done: [] }).map(({ name }) => name)).toContain(
    'search-functions',
  );
  for (const { version, steps } of readEntries(text))
    expect([version, new Set(steps.map(({ name }) => name)).size]).toEqual([version, steps.length]);
});
