import { existsSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  chooseLanguage,
  findLanguageFile,
  keepLanguage,
  languageKey,
  readLinkedLanguage,
} from './language-choice.ts';

const english = import.meta.glob('../**/copy.ts', { eager: true, import: 'copy' });
const translations = import.meta.glob('../**/copy.{es,pt}.ts', { eager: true, import: 'copy' });

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Every text with its path; functions are left out. */
function listTexts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => listTexts(inner, `${path}/${key}`));
}

const toLowerCase = (text: string) => text.toLowerCase();

const findNumbers = (text: string) => (text.match(/\d+/g) ?? []).toSorted();

afterEach(() => {
  globalThis.language = undefined;
  globalThis.whenLanguageLoaded = undefined;
  document.documentElement.lang = '';
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

describe('the catalogs', () => {
  const paths = Object.keys(english);

  test.each(paths)('%s is found by its folder and has translations', (path) => {
    const folder = path.slice('../'.length, -'/copy.ts'.length);
    expect(read(path)).toContain(`localize('${folder}', {`);
    const files = ['es', 'pt'].map((code) => path.replace('.ts', `.${code}.ts`));
    expect(files.filter((file) => !existsSync(new URL(file, import.meta.url)))).toEqual([]);
  });

  // They are complete, because each `satisfies` the type of the English texts.
  test.each(Object.keys(translations))('%s says the same numbers, and imports nothing', (path) => {
    const source = read(path);
    expect(source.match(/^import (?!type)/m)).toBeNull();
    expect(source).toContain('} satisfies Translation<typeof english>;');
    const originals = new Map(listTexts(english[path.replace(/\.(es|pt)\.ts$/, '.ts')]));
    // Months have no counterpart.
    for (const [key, text] of listTexts(translations[path]))
      expect([key, findNumbers(text)]).toEqual([key, findNumbers(originals.get(key) ?? '')]);
  });
});

/** Texts that are the same in English: names, examples, what keys and files are called, and words that languages share. */
const sharedTexts: Readonly<Record<string, readonly string[]>> = {
  es: 'Animal, No, Portal, Reel, Reels, Rodeo, Rodeos, Video, Videos, Zoom'.split(', '),
  pt: 'Animal, Link, Links, Menu, Portal, Re-ride, Reel, Reels, Rounds, Story, Volume, Zoom'.split(', '),
  both: [
    ...'App Store, DQ, End, Esc, Google Play, Home, left, OK, Original, right, Schedule, Shift N, Shift P'.split(
      ', ',
    ),
    ...'Cheyenne Frontier Days, Cody Latham, Dust Devil, Jess Halloran, Lady Luck, Pendleton Round-Up'.split(
      ', ',
    ),
    ...['Cheyenne, WY', 'Pendleton, OR', 'Rafter J Rodeo', 'Rodeo Reel', 'straight'],
  ],
};

describe('[LANG-11] the texts of a translation', () => {
  test.each(Object.keys(translations))('%s are in its language', (path) => {
    const code = path.endsWith('.es.ts') ? 'es' : 'pt';
    const originals = new Map(listTexts(english[path.replace(/\.(es|pt)\.ts$/, '.ts')]));
    const shared = new Set([...(sharedTexts[code] ?? []), ...(sharedTexts['both'] ?? [])].map(toLowerCase));
    const same = listTexts(translations[path]).filter(
      ([key, text]) =>
        /[a-z]{2}/i.test(text) && text === originals.get(key) && !shared.has(toLowerCase(text)),
    );
    expect(same).toEqual([]);
  });

  // "Ana e Ignacio": the next name chooses the word, see joinNames.
  test.each(Object.keys(translations).filter((path) => path.endsWith('.es.ts')))(
    '%s join no names with a word that is always the same',
    (path) => expect(listTexts(translations[path]).filter(([, text]) => text.trim() === 'y')).toEqual([]),
  );
});

describe('the language of the page', () => {
  const files = { es: 'es', pt: 'pt' };

  const badValues = [
    '',
    'fr',
    'est',
    'es-MX',
    'es ',
    ' es',
    'es;x',
    'es\n',
    'es\0',
    'constructor',
    'x'.repeat(4100),
  ];

  function find(languages: string[], wanted: string | undefined) {
    vi.stubGlobal('navigator', { languages });
    return findLanguageFile(files, wanted);
  }
  const choose = (languages: string[]) => find(languages, chooseLanguage().wanted);
  const chooseEmbedded = (languages: string[]) => find(languages, readLinkedLanguage());

  test.each([
    [['es-MX', 'en'], 'es'],
    [['pt-PT'], 'pt'],
    [['de', 'pt-BR', 'es'], 'pt'],
    [['en-US', 'es'], undefined],
    [['de', 'fr'], undefined],
    [['ca-ES', 'est', 'mfe-PT'], undefined],
    [[], undefined],
  ])('a browser with %j loads %s', (languages, expected) => {
    expect(choose(languages)).toBe(expected);
  });

  const stored = () => [localStorage.getItem(languageKey), sessionStorage.getItem(languageKey)];

  test('a link names the language of its visit; the address has it no more, and the next visit neither', () => {
    history.replaceState(null, '', '/feed?event=3&lang=es#top');
    expect(choose(['pt-BR'])).toBe('es');
    expect(location.pathname + location.search + location.hash).toBe('/feed?event=3#top');
    expect(choose(['pt-BR'])).toBe('es');
    history.replaceState(null, '', '/?lang=EN');
    expect(choose(['pt-BR'])).toBeUndefined();
    expect(stored()).toEqual([null, 'en']);
    sessionStorage.clear();
    expect(choose(['pt-BR'])).toBe('pt');
  });

  test('the language of a language link is kept for good', () => {
    keepLanguage('es');
    expect(choose(['pt-BR'])).toBe('es');
    history.replaceState(null, '', '/?lang=pt');
    expect(choose(['en'])).toBe('pt');
    sessionStorage.clear();
    expect(choose(['en'])).toBe('es');
  });

  test('a language link counts in a tab that a link has put in another language', () => {
    history.replaceState(null, '', '/login?lang=pt');
    choose(['en']);
    keepLanguage('es');
    history.replaceState(null, '', '/login?lang=es');
    expect(choose(['en'])).toBe('es');
    // What another tab chooses later counts in this one, too.
    expect(stored()).toEqual(['es', null]);
    // The next page.
    expect(choose(['en'])).toBe('es');
    sessionStorage.clear();
    expect(choose(['en'])).toBe('es');
  });

  test('the links of emails name the language of the email only', () => {
    keepLanguage('pt');
    const address = '/action?mode=resetPassword&oobCode=a&lang=en';
    history.replaceState(null, '', address);
    expect(choose(['es'])).toBe('pt');
    expect(location.pathname + location.search).toBe(address);
    expect(stored()).toEqual(['pt', null]);
  });

  test.each(badValues)('what names no language is dropped, and not stored: %j', (value) => {
    history.replaceState(null, '', `/login?lang=${encodeURIComponent(value)}&play=ride`);
    expect(choose(['pt-BR'])).toBe('pt');
    expect(location.search).toBe('?play=ride');
    expect(stored()).toEqual([null, null]);
    localStorage.setItem(languageKey, value);
    sessionStorage.setItem(languageKey, value);
    expect(choose(['pt-BR'])).toBe('pt');
    expect(stored()).toEqual([null, null]);
  });

  test('an embedded page is in the language of its link, or else of the browser, and remembers nothing', () => {
    expect(chooseEmbedded(['de', 'pt-BR', 'es'])).toBe('pt');
    history.replaceState(null, '', '/embed/x?lang=es');
    expect(chooseEmbedded(['pt-BR'])).toBe('es');
    history.replaceState(null, '', '/embed/x?lang=en');
    expect(chooseEmbedded(['pt-BR'])).toBeUndefined();
    history.replaceState(null, '', '/embed/x?speed=2&lang=ES');
    expect(chooseEmbedded(['pt-BR'])).toBe('es');
    for (const value of badValues) {
      history.replaceState(null, '', `/embed/x?lang=${encodeURIComponent(value)}`);
      expect(chooseEmbedded(['pt-BR'])).toBe('pt');
    }
    expect(stored()).toEqual([null, null]);
  });

  test('where storage is denied, the link keeps the language', () => {
    for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, undefined);
    history.replaceState(null, '', '/login?lang=pt');
    expect(choose(['en'])).toBe('pt');
    expect(location.search).toBe('?lang=pt');
    vi.unstubAllGlobals();
  });
});
