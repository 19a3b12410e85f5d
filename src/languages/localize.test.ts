import { existsSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildEmbedLanguageScript, buildLanguageScript, languageKey } from './language-script.ts';

const english = import.meta.glob('../**/copy.ts', { eager: true, import: 'copy' });
const translations = import.meta.glob('../**/copy.{es,pt}.ts', { eager: true, import: 'copy' });

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Every text with its path; functions are left out. */
function listTexts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => listTexts(inner, `${path}/${key}`));
}

const findNumbers = (text: string) => (text.match(/\d+/g) ?? []).toSorted();

afterEach(() => {
  globalThis.language = undefined;
  globalThis.whenLanguageLoaded = undefined;
  document.documentElement.lang = '';
  localStorage.clear();
  history.replaceState(null, '', '/');
});

describe('the catalogs', () => {
  const paths = Object.keys(english);

  test.each(paths)('%s is found by its folder and has translations', (path) => {
    const folder = path.slice('../'.length, -'/copy.ts'.length);
    expect(read(path)).toContain(`localize('${folder}', {`);
    for (const code of ['es', 'pt'])
      expect(existsSync(new URL(path.replace('.ts', `.${code}.ts`), import.meta.url))).toBe(true);
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

describe('the language of the page', () => {
  const files = { es: 'data:text/javascript,es', pt: 'data:text/javascript,pt' };

  /** What a script would load: the import itself cannot be replaced. */
  function choose(languages: string[], script = buildLanguageScript(files)) {
    vi.stubGlobal('navigator', { languages });
    const load = vi.fn<(file: string) => Promise<void>>((file) => {
      globalThis.language = { locale: `${file.slice(-2)}-XX`, decimalSign: ',', catalog: {} };
      return Promise.resolve();
    });
    vi.stubGlobal('loadFile', load);
    window.eval(script.replace('import(', 'loadFile('));
    return load.mock.lastCall?.[0].slice(-2);
  }

  test.each([
    [['es-MX', 'en'], 'es'],
    [['pt-PT'], 'pt'],
    [['de', 'pt-BR', 'es'], 'pt'],
    [['en-US', 'es'], undefined],
    [['de', 'fr'], undefined],
    [[], undefined],
  ])('a browser with %j loads %s', (languages, expected) => {
    expect(choose(languages)).toBe(expected);
  });

  test('a link names the language; it is remembered, and the address has it no more', () => {
    history.replaceState(null, '', '/feed?event=3&lang=es#top');
    expect(choose(['pt-BR'])).toBe('es');
    expect(location.pathname + location.search + location.hash).toBe('/feed?event=3#top');
    expect(choose(['pt-BR'])).toBe('es');
    history.replaceState(null, '', '/?lang=en');
    expect(choose(['pt-BR'])).toBeUndefined();
    expect(localStorage.getItem(languageKey)).toBe('en');
  });

  test('names the language of the document once its texts are there', async () => {
    choose(['es']);
    expect(document.documentElement.lang).toBe('');
    await globalThis.whenLanguageLoaded;
    expect(document.documentElement.lang).toBe('es-XX');
  });

  test('an embedded page is in the language of its link, or else of the browser, and remembers nothing', () => {
    const script = buildEmbedLanguageScript(files).replace('const ', 'var ').replace('await ', '');
    expect(choose(['de', 'pt-BR', 'es'], script)).toBe('pt');
    history.replaceState(null, '', '/embed/x?lang=es');
    expect(choose(['pt-BR'], script)).toBe('es');
    history.replaceState(null, '', '/embed/x?lang=en');
    expect(choose(['pt-BR'], script)).toBeUndefined();
    expect(localStorage.getItem(languageKey)).toBeNull();
  });

  test('where storage is denied, the link keeps the language', () => {
    vi.stubGlobal('localStorage', undefined);
    history.replaceState(null, '', '/login?lang=pt');
    expect(choose(['en'])).toBe('pt');
    expect(location.search).toBe('?lang=pt');
    vi.unstubAllGlobals();
  });
});
