import { afterEach, expect, test, vi } from 'vitest';

const esModule = `globalThis.language = { locale: 'es-MX', decimalSign: '.', catalog: {} };`;
const toFile = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

const scripts = {
  app: () => import('./language.ts'),
  'an embedded page': () => import('./embed-language.ts'),
};

/** Runs a script as a page does in a browser in Spanish. */
async function run(script: keyof typeof scripts, es: string) {
  vi.stubGlobal('navigator', { languages: ['es-MX', 'en'] });
  vi.stubGlobal('injectedLanguages', { es });
  vi.resetModules();
  await scripts[script]();
}

afterEach(() => {
  globalThis.language = undefined;
  globalThis.whenLanguageLoaded = undefined;
  document.documentElement.lang = '';
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

test.each(['app', 'an embedded page'] as const)('%s is in the language of its link', async (script) => {
  history.replaceState(null, '', '/login?lang=en');
  await run(script, toFile(esModule));
  expect(globalThis.whenLanguageLoaded).toBeUndefined();
});

test('names the language of the document once its texts are there', async () => {
  await run('app', toFile(esModule));
  expect(document.documentElement.lang).toBe('');
  await globalThis.whenLanguageLoaded;
  expect(document.documentElement.lang).toBe('es-MX');
});

test.each(['app', 'an embedded page'] as const)(
  '%s goes on in English if the texts do not come',
  async (script) => {
    await run(script, toFile('throw new Error("gone")'));
    await globalThis.whenLanguageLoaded;
    expect([globalThis.language, document.documentElement.lang]).toEqual([undefined, '']);
  },
);

test('an embedded page loads the texts, which name the language themselves', async () => {
  await run('an embedded page', toFile(`${esModule}/**/`));
  await globalThis.whenLanguageLoaded;
  expect(globalThis.language?.locale).toBe('es-MX');
});

test('the app starts once the texts are there', async () => {
  const started = vi.fn<() => void>();
  vi.stubGlobal('startTestApp', started);
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset['src'] = toFile('startTestApp()');
  document.head.append(script);
  let settle = () => {};
  globalThis.whenLanguageLoaded = new Promise<void>((resolve) => (settle = resolve));
  await import('./start-app.ts');
  await new Promise((resolve) => setTimeout(resolve));
  expect(started).not.toHaveBeenCalled();
  settle();
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce());
  script.remove();
});
