import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paths } from '#src/config/paths.ts';
import { languageKey } from '#src/languages/language-choice.ts';
import { sessionHintKey } from '#src/session/session-hint.ts';

const cookieName = 'firebase-language-override';
const locales: Readonly<Record<string, string>> = { en: 'en', es: 'es-MX', pt: 'pt-BR' };
const year = '; max-age=31536000';

/** Throws on any use, as where the browser denies storage. */
const deny = () => {
  throw new DOMException('denied', 'SecurityError');
};
const denied = new Proxy({} as Storage, { get: deny, set: deny });
const browserLocation = location;
const browserDocument = document;
/** What the scripts write, and what a browser keeps of it. */
let written: string[] = [];
const kept = new Map<string, string>();
let clicked: ((event: Event) => void) | undefined;

/** Cuts at semicolons and trims; refuses what is too long, or has control characters. */
function keepCookie(cookie: string) {
  written.push(cookie);
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
  const [name = '', value = ''] = pair.split('=');
  if (pair.length > 4096 || /[\0-\x1f]/.test(cookie)) return;
  if (attributes.includes('max-age=0')) kept.delete(name);
  else kept.set(name, value);
}

interface Browser {
  language?: string;
  refusesCookies?: boolean;
  deniesStorage?: boolean;
}

/** Loads a page as a browser in Spanish does, and again as often as it asks for it. @returns how often, and where it leads */
async function open(address: string, browser: Browser = {}) {
  const { language = 'es', refusesCookies, deniesStorage } = browser;
  const requests = { reloads: 0, replaced: undefined as string | undefined };
  let isLoading = true;
  history.replaceState(null, '', address);
  vi.stubGlobal('location', {
    get href() {
      return browserLocation.href;
    },
    get pathname() {
      return browserLocation.pathname;
    },
    get search() {
      return browserLocation.search;
    },
    replace: (path: string) => void (requests.replaced = path),
    reload: () => {
      requests.reloads += 1;
      isLoading = true;
    },
  });
  vi.stubGlobal('document', {
    documentElement: browserDocument.documentElement,
    get cookie() {
      return [...kept].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(cookie: string) {
      if (!refusesCookies) keepCookie(cookie);
    },
  });
  vi.stubGlobal(
    'addEventListener',
    (_type: string, listener: (event: Event) => void) => (clicked = listener),
  );
  if (deniesStorage) {
    vi.stubGlobal('localStorage', denied);
    vi.stubGlobal('sessionStorage', denied);
  }
  while (isLoading && requests.reloads < 10) {
    isLoading = false;
    browserDocument.documentElement.lang = locales[kept.get(cookieName) ?? ''] ?? locales[language] ?? '';
    vi.resetModules();
    await import('./static-page.ts');
  }
  vi.unstubAllGlobals();
  return {
    ...requests,
    lang: document.documentElement.lang,
    address: location.href.slice(location.origin.length),
  };
}

const stored = () => [localStorage.getItem(languageKey), sessionStorage.getItem(languageKey)];

function clickLanguage(code: string) {
  const link = document.createElement('a');
  link.setAttribute('href', `?lang=${code}`);
  link.lang = code;
  clicked?.({ target: link } as unknown as Event);
}

beforeEach(() => {
  written = [];
  kept.clear();
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.documentElement.lang = '';
});

/** Values of `lang` that name no language of the site, as in an address. */
const badValues = [
  '',
  'fr',
  'est',
  'en-US',
  'es%3Bx',
  'es%20',
  '%20es',
  'es%0A',
  'es%0D%0A',
  'es%00',
  'es%3B%20domain%3Dexample.com',
  '%C3%AAs',
  'constructor',
  `es${'x'.repeat(260)}`,
  'x'.repeat(4100),
].map((value): [name: string, value: string] => [value.slice(0, 24), value]);

describe.each(['/', '/privacy-policy'])('%s', (path) => {
  test.each(badValues)(
    '[LANG-01, LANG-03] a link with lang=%s changes nothing, and loads the page once',
    async (_name, value) => {
      const opened = await open(`${path}?lang=${value}&from=ad#top`);
      expect(opened).toEqual({ reloads: 0, lang: 'es-MX', address: `${path}?from=ad#top` });
      expect(stored()).toEqual([null, null]);
      expect(kept.size).toBe(0);
      expect(await open(path)).toMatchObject({ reloads: 0, lang: 'es-MX' });
    },
  );

  test.each(badValues)(
    '[LANG-03] what an earlier release has stored of lang=%s is removed',
    async (_name, value) => {
      localStorage.setItem(languageKey, decodeURIComponent(value));
      sessionStorage.setItem(languageKey, decodeURIComponent(value));
      kept.set(cookieName, value);
      expect((await open(path)).reloads).toBeLessThanOrEqual(1);
      expect(await open(path)).toMatchObject({ reloads: 0, lang: 'es-MX' });
      expect(stored()).toEqual([null, null]);
      expect(kept.size).toBe(0);
    },
  );

  test.each([
    ['en', 'en'],
    ['PT', 'pt-BR'],
    ['Es', 'es-MX'],
  ])('[LANG-01] a link with lang=%s shows the visit in that language', async (value, lang) => {
    const code = value.toLowerCase();
    const opened = await open(`${path}?from=ad&lang=${value}#top`);
    expect(opened).toEqual({ reloads: code === 'es' ? 0 : 1, lang, address: `${path}?from=ad#top` });
    expect(stored()).toEqual([null, code]);
    expect(written.every((cookie) => cookie === `${cookieName}=${code}; path=/; samesite=lax`)).toBe(true);
    expect(await open('/terms-and-conditions')).toMatchObject({ reloads: 0, lang });
  });

  test.each([
    ['cookies', { refusesCookies: true }],
    ['storage', { deniesStorage: true }],
    ['both', { refusesCookies: true, deniesStorage: true }],
  ])('[LANG-03] loads at most twice where the browser denies %s', async (_what, browser) => {
    for (const address of [`${path}?lang=pt`, path, `${path}?lang=es%3Bx`])
      expect((await open(address, browser)).reloads).toBeLessThanOrEqual(1);
    expect(await open(`${path}?lang=pt`, { ...browser, language: 'pt' })).toMatchObject({ reloads: 0 });
  });
});

test('[LANG-03] among other cookies a page finds the one of its language', async () => {
  kept.set('from', 'ad');
  expect(await open('/?lang=pt')).toMatchObject({ reloads: 1, lang: 'pt-BR' });
  kept.set('seen', '1');
  expect(await open('/')).toMatchObject({ reloads: 0, lang: 'pt-BR' });
});

test('another tab is in the language of the browser again', async () => {
  await open('/?lang=pt');
  sessionStorage.clear();
  expect(await open('/')).toMatchObject({ reloads: 1, lang: 'es-MX' });
  expect(kept.size).toBe(0);
});

test('[LANG-02] a click on a language is kept for good before it leads on, a later link for its visit only', async () => {
  await open('/');
  clickLanguage('pt');
  expect(stored()).toEqual(['pt', null]);
  expect(await open('/?lang=pt')).toMatchObject({ reloads: 1, lang: 'pt-BR', address: '/' });
  expect(written.at(-1)).toBe(`${cookieName}=pt; path=/; samesite=lax${year}`);

  expect(await open('/?lang=en')).toMatchObject({ reloads: 1, lang: 'en' });
  expect(written.at(-1)).toBe(`${cookieName}=en; path=/; samesite=lax`);
  sessionStorage.clear();
  expect(await open('/')).toMatchObject({ reloads: 1, lang: 'pt-BR' });
  expect(written.at(-1)).toContain(year);
});

test('a click elsewhere keeps no language', async () => {
  await open('/');
  const link = document.createElement('a');
  link.setAttribute('href', '/watch?lang=pt');
  link.lang = 'pt';
  clicked?.({ target: link } as unknown as Event);
  expect(stored()).toEqual([null, null]);
});

test('[GRD-01] a legal page stays open for a member', async () => {
  localStorage.setItem(sessionHintKey, 'yes');
  expect(await open('/privacy-policy')).toMatchObject({ reloads: 0, replaced: undefined });
});

test('members and links of rides go on without a reload, in the language of the link', async () => {
  expect(await open('/?lang=pt&play=ride')).toMatchObject({
    reloads: 0,
    replaced: '/video/ride',
  });
  localStorage.setItem(sessionHintKey, 'yes');
  expect(await open('/?play=ride&lang=pt')).toMatchObject({
    reloads: 0,
    replaced: `${paths.feed}?play=ride`,
  });
  expect(stored()).toEqual([null, 'pt']);
});
