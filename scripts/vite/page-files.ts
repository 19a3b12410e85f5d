import type { Connect, Plugin } from 'vite';
import { embedBoardPath, embedPath, embedReelPath, paths } from '#src/config/paths.ts';
import { getAppPageFile, matchPattern, previewedPaths } from '#services/link-previews/preview-routes.ts';

/** What all prerendered pages are made of. */
export const templateFile = 'index.html';

/** HTML files of the prerendered pages in the build, by path. */
export const prerenderedPageFiles: Readonly<Record<string, string>> = {
  [paths.landing]: templateFile,
  [paths.privacyPolicy]: 'privacy-policy.html',
  [paths.terms]: 'terms-and-conditions.html',
};

/**
 * Where Hosting looks for pages in the browser's language first, or in that of a cookie (`i18n` in firebase.json). English
 * is among them, or it would be skipped for the next language of the browser.
 */
const languageFolder = 'i18n';

/** A page in another language. */
export interface TranslatedPage {
  language: 'es' | 'pt';
  /** In English. */
  page: string;
}

/** The prerendered pages in other languages, by their HTML files in the build. */
export const translatedPages: Readonly<Record<string, TranslatedPage>> = Object.fromEntries(
  (['es', 'pt'] as const).flatMap((language) =>
    Object.values(prerenderedPageFiles).map((page) => [
      `${languageFolder}/${language}/${page}`,
      { language, page },
    ]),
  ),
);

export const getEnglishFile = (page: string) => `${languageFolder}/en/${page}`;

/** Not in the build. */
const developmentPageFiles: Readonly<Record<string, string>> = { '/dev/gallery': 'gallery.html' };

export const getPathname = (url: string) => url.split(/[?#]/)[0] ?? '';

/** The HTML file for a navigation on the development server. */
export function getDevelopmentPageFile(url: string): string {
  const pathname = getPathname(url);
  return prerenderedPageFiles[pathname] ? templateFile : (developmentPageFiles[pathname] ?? getPageFile(url));
}

/** The HTML file for a navigation; as the rewrites of Hosting have it. */
export function getPageFile(url: string): string {
  const pathname = getPathname(url);
  if (pathname === embedBoardPath) return 'embed-board.html';
  if (pathname.startsWith(embedReelPath(''))) return 'embed-reel.html';
  if (`${pathname}/`.startsWith(embedPath(''))) return 'embed.html';
  return prerenderedPageFiles[pathname] ?? getAppPageFile(pathname);
}

/** Fails as Hosting would: with the page as it was built. */
async function fetchPreview(url: string): Promise<Response | undefined> {
  const answer = await fetch(url).catch(() => undefined);
  return answer && answer.status < 500 ? answer : undefined;
}

const createPreviewProxy = (linkPreviewsUrl: string): Connect.NextHandleFunction =>
  async function proxyPreviews(request, response, next) {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const isPreviewed =
      request.method === 'GET' && previewedPaths.some((path) => matchPattern(path, pathname));
    const preview = isPreviewed ? await fetchPreview(linkPreviewsUrl + pathname + search) : undefined;
    if (preview)
      response
        .writeHead(preview.status, { 'content-type': preview.headers.get('content-type') ?? '' })
        .end(await preview.text());
    else next();
  };

/**
 * Serves the HTML page for each navigation in development and in `vite preview`, as Hosting does: a
 * prerendered page, the embed page or the app shell. Navigations are detected by the Accept header, because an id in a
 * path can contain a dot. Only in development there is also the gallery of the design system.
 */
export function appShell(): Plugin {
  const createRewrite =
    (getFile: (url: string) => string): Connect.NextHandleFunction =>
    (request, _response, next) => {
      if (request.method === 'GET' && request.headers.accept?.includes('text/html'))
        request.url = `/${getFile(request.url ?? '')}`;
      next();
    };
  return {
    name: 'app-shell',
    configureServer({ middlewares }) {
      const linkPreviewsUrl = process.env['LINK_PREVIEWS_URL'];
      if (linkPreviewsUrl) middlewares.use(createPreviewProxy(linkPreviewsUrl));
      middlewares.use(createRewrite(getDevelopmentPageFile));
    },
    configurePreviewServer: (server) => void server.middlewares.use(createRewrite(getPageFile)),
  };
}
