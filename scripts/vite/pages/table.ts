import { feedModules } from '#src/config/feed-modules.ts';
import { appPageFile, ridePageFile } from '#services/link-previews/preview-routes.ts';
import { embedBoardPath, embedPath, embedReelPath, paths } from '#src/config/paths.ts';

/* What each page loads. Files are named from the root of the repository. */

/** Pages that people open first, with the modules that each renders before its data is there: each has a chunk of its own. */
export const firstPages = {
  start: ['src/main.tsx'],
  login: ['src/features/auth/login-page.tsx'],
  video: ['src/app/pages/video-page.tsx'],
  feed: feedModules,
  /** What follows the clip. */
  player: ['src/features/player/page/player-interface.tsx', 'src/features/player/page/ride-panel.tsx'],
};

export interface Code {
  readonly styles: readonly string[];
  readonly fonts?: readonly string[];
  /** The first module. */
  readonly module?: string;
  /** Modules whose chunks load with lower priority. */
  readonly next?: readonly string[];
}

export interface Page {
  /** Its module in src/app/prerender. */
  readonly document: string;
  /** Its path, as Hosting writes it; none for the paths of the app. */
  readonly path?: string;
  readonly kind: 'app' | 'static' | 'embed' | 'development';
  /** The only inline scripts, in src/app/boot. */
  readonly scripts: readonly string[];
  /** Of src/app/prerender/early-code.ts, in templates. */
  readonly hasEarlyCode?: true;
  readonly code: Code;
  /** In a template, from which the inline script takes it (src/app/boot/load-app-code.ts). */
  readonly later?: Code;
}

const fonts = [
  'src/ui/fonts/sofia-sans-extra-condensed-latin-wght-normal.woff2',
  'src/ui/fonts/libre-franklin-latin-wght-normal.woff2',
];
const theme = { styles: ['src/ui/theme.css'], fonts };

const staticPage = {
  document: 'prerender-page',
  kind: 'static',
  scripts: ['static-page'],
  code: theme,
} as const;

/** Its Content-Security-Policy allows no inline script. */
const embedPage = { kind: 'embed', scripts: [] } as const;

/** The pages by their HTML files in the build. Of those whose paths match, the first one counts. */
export const pages: Readonly<Record<string, Page>> = {
  'index.html': { ...staticPage, path: paths.landing },
  'privacy-policy.html': { ...staticPage, path: paths.privacyPolicy },
  'terms-and-conditions.html': { ...staticPage, path: paths.terms },
  'embed-board.html': {
    ...embedPage,
    document: 'prerender-embed-board',
    path: embedBoardPath,
    code: { styles: ['src/embed/board/board.css'], module: 'src/embed/board/main.ts' },
  },
  'embed-reel.html': {
    ...embedPage,
    document: 'prerender-embed-reel',
    path: `${embedReelPath('')}*`,
    code: { styles: ['src/embed/reel/reel.css'], module: 'src/embed/reel/main.ts' },
  },
  'embed.html': {
    ...embedPage,
    document: 'prerender-embed',
    path: `${embedPath('')}**`,
    code: { styles: ['src/embed/embed.css'], module: 'src/embed/main.ts' },
  },
  'gallery.html': {
    document: 'prerender-gallery',
    path: '/dev/gallery',
    kind: 'development',
    scripts: [],
    code: { styles: ['src/ui/theme.css', 'src/gallery/gallery.css'], module: 'src/gallery/main.tsx' },
  },
  [ridePageFile]: {
    document: 'prerender-ride',
    kind: 'app',
    scripts: ['start-ride'],
    code: { styles: ['src/app/prerender/ride-start.css'] },
    later: { ...theme, module: 'src/main.tsx', next: firstPages.video },
  },
  [appPageFile]: {
    document: 'prerender-app',
    kind: 'app',
    scripts: ['language', 'first-screen'],
    hasEarlyCode: true,
    code: { ...theme, module: 'src/main.tsx' },
  },
};

/** The texts of other languages, each one file without imports: of the app, and of embed pages. */
export const languages = {
  es: { app: 'src/languages/es.ts', embed: 'src/embed/languages/spanish.ts' },
  pt: { app: 'src/languages/pt.ts', embed: 'src/embed/languages/portuguese.ts' },
} as const;

export type LanguageCode = keyof typeof languages;

const languageCodes = Object.keys(languages) as LanguageCode[];

/** Something of each language by its code. */
export const mapLanguages = async (get: (code: LanguageCode) => string | Promise<string>) =>
  Object.fromEntries(await Promise.all(languageCodes.map(async (code) => [code, await get(code)] as const)));

/** The files of all pages of a kind. */
export const listPages = (...kinds: readonly Page['kind'][]): string[] =>
  Object.keys(pages).filter((file) => kinds.some((kind) => pages[file]?.kind === kind));

/**
 * Where Hosting looks for static pages in the browser's language first, or in that of a cookie (`i18n` in firebase.json).
 * English is among them, or it would be skipped for the next language of the browser.
 */
export const getLocalizedFile = (file: string, language: LanguageCode | 'en') => `i18n/${language}/${file}`;

const translatedPages = new Map(
  languageCodes.flatMap((language) =>
    listPages('static').map((page) => [getLocalizedFile(page, language), { page, language }] as const),
  ),
);

/** The files of the static pages in other languages. */
export const translatedFiles: readonly string[] = [...translatedPages.keys()];

/** @param file in the build @returns the page, and its language if that is not English @throws Error for another file */
export function findPage(file: string): { page: Page; language?: LanguageCode } {
  const translated = translatedPages.get(file);
  const page = pages[translated?.page ?? file];
  if (!page) throw new Error(`${file} is not in the table of pages`);
  return { page, ...(translated && { language: translated.language }) };
}
