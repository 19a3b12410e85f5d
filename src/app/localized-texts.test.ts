import dayjs from 'dayjs';
import { afterEach, describe, expect, test, vi } from 'vitest';

async function loadLanguage(code: 'es' | 'pt') {
  vi.resetModules();
  await (code === 'es' ? import('#src/languages/es.ts') : import('#src/languages/pt.ts'));
}

afterEach(() => {
  globalThis.language = undefined;
  dayjs.locale('en');
  vi.resetModules();
});

describe('texts, numbers and dates', () => {
  test('are English without a language', async () => {
    const { localize, locale, toDecimal } = await import('#src/languages/localize.ts');
    expect(localize('ui', { back: 'Back' })).toEqual({ back: 'Back' });
    expect([locale, toDecimal(86.5)]).toEqual(['en-US', '86.5']);
  });

  test('are English where a folder has no translation', async () => {
    await loadLanguage('es');
    const { localize } = await import('#src/languages/localize.ts');
    expect(localize('new-folder', 'Text')).toBe('Text');
  });

  test.each([
    ['es', 'vista', 'vistas', '4 de julio de 2026', 'hace 2 horas', '12,408', '86.5', 'Cody · cayó de Devil'],
    [
      'pt',
      'visualização',
      'visualizações',
      '4 de julho de 2026',
      'há 2 horas',
      '12.408',
      '86,5',
      'Cody · caiu de Devil',
    ],
  ] as const)('in %s', async (code, one, many, day, age, count, score, buckOff) => {
    await loadLanguage(code);
    const { copy } = await import('#src/features/feed/copy.ts');
    const { formatDate, formatRelativeTime } = await import('#src/lib/dates.ts');
    const { formatCount } = await import('#src/languages/format-facts.ts');
    const { getRideHeadline, getSpokenResult } = await import('#src/domain/ride-result.ts');
    expect([copy.views(1), copy.views(2)]).toEqual([one, many]);
    expect(formatDate(Date.UTC(2026, 6, 4) / 1000)).toBe(day);
    expect(formatRelativeTime(new Date(0), new Date(7_200_000))).toBe(age);
    expect(formatCount(12_408)).toBe(count);
    expect(getSpokenResult({ event_type: 1, score: 86.5, time: 0 })).toBe(score);
    const rider = { account_upload: 2, user_id: 'cody', user_name: 'Cody', contestants_id: [] };
    const ride = { ...rider, contestants_names: [], event_type: 1, score: 0, time: 0, animal_name: 'Devil' };
    expect(getRideHeadline(ride)).toBe(buckOff);
  });

  test('[NOTE-04] say that somebody or something has no name, which is stored in English', async () => {
    await loadLanguage('es');
    const { readMessage } = await import('#src/domain/notification.ts');
    expect(readMessage('Cody Vance posted a video of Unnamed.')?.subject).toBe('Sin nombre');
    expect(readMessage('Unnamed tagged you in a video.')?.name).toBe('Sin nombre');
    expect(readMessage('Cody Vance posted a video of Unnamed Storm.')?.subject).toBe('Unnamed Storm');
  });

  test.each([
    ['es', 'Jo editó tu lista de resultados Friday Night.'],
    ['pt', 'Jo editou sua lista de resultados Friday Night.'],
  ] as const)('[RES-11] tell of a result list in %s', async (code, message) => {
    await loadLanguage(code);
    const { readMessage } = await import('#src/domain/notification.ts');
    const { copy } = await import('#src/domain/notices/copy.ts');
    const told = readMessage('Jo edited your result list Friday Night.');
    expect(told && copy.messages[told.type](told.name, told.subject)).toBe(message);
  });

  test('name who rides, and who ropes, in Portuguese', async () => {
    await loadLanguage('pt');
    const { getRiderLabel } = await import('#src/domain/rodeo-event.ts');
    expect([1, 5].map(getRiderLabel)).toEqual(['Peão', 'Competidor(a)']);
  });

  test('name animals, their groups and a website in Spanish', async () => {
    await loadLanguage('es');
    const { animalFilters, animalTypeNames } = await import('#src/domain/animal-types/animal-types.ts');
    const { profileLinks, validateLink } = await import('#src/domain/profile-links.ts');
    expect(Object.values(animalTypeNames)).toEqual(['Toro', 'Caballo', 'Novillo', 'Becerro']);
    expect(animalFilters.map(({ name }) => name)).toEqual([
      'Todos',
      'Toros',
      'Caballos',
      'Novillos',
      'Becerros',
    ]);
    expect(profileLinks.at(-1)?.name).toBe('Sitio web');
    expect(validateLink('website_url', 'x')).toBe('Escribe una dirección web, por ejemplo yourname.com');
  });
});
