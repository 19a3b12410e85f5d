import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  globalThis.language = undefined;
  vi.resetModules();
});

test.each([
  ['en', '0 rides', '1 ride', '1,204 rides', '3 of 1,204', '2 views of 1 ride'],
  ['es', '0 montas', '1 monta', '1,204 montas', '3 de 1,204', '2 vistas de 1 monta'],
  ['pt', '0 montarias', '1 montaria', '1.204 montarias', '3 de 1.204', '2 visualizações de 1 montaria'],
])('counts in %s', async (code, none, one, many, some, both) => {
  vi.resetModules();
  if (code === 'es') await import('#src/languages/es.ts');
  if (code === 'pt') await import('#src/languages/pt.ts');
  const { countNouns, countOutOf } = await import('./count-nouns.ts');
  expect([0, 1, 1204].map((count) => countNouns(count, 'ride'))).toEqual([none, one, many]);
  expect(countOutOf(3, 1204)).toBe(some);
  expect(countOutOf(countNouns(2, 'view'), countNouns(1, 'ride'))).toBe(both);
});

test.each(['es', 'pt'])('one is never counted as many in %s', async (code) => {
  vi.resetModules();
  if (code === 'es') await import('#src/languages/es.ts');
  else await import('#src/languages/pt.ts');
  const { copy } = await import('./copy.ts');
  expect(Object.values(copy.nouns).filter(({ one, other }) => one === other)).toEqual([]);
});
