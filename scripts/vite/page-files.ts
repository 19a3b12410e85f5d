import type { Connect, Plugin } from 'vite';
import { embedPath, paths } from '#src/config/paths.ts';

/** What all prerendered pages are made of. */
export const templateFile = 'index.html';

/** HTML files of the prerendered pages in the build, by path. */
export const prerenderedPageFiles: Readonly<Record<string, string>> = {
  [paths.landing]: templateFile,
  [paths.privacyPolicy]: 'privacy-policy.html',
  [paths.terms]: 'terms-and-conditions.html',
};

/** The page of all other paths. */
export const appPageFile = 'app.html';

/** Not in the build. */
const developmentPageFiles: Readonly<Record<string, string>> = { '/dev/gallery': 'gallery.html' };

export const getPathname = (url: string) => url.split(/[?#]/)[0] ?? '';

/** The HTML file for a navigation on the development server. */
export function getDevelopmentPageFile(url: string): string {
  const pathname = getPathname(url);
  return prerenderedPageFiles[pathname] ? templateFile : (developmentPageFiles[pathname] ?? getPageFile(url));
}

/** The HTML file for a navigation; must match the rewrites of firebase.json. */
export function getPageFile(url: string): string {
  const pathname = getPathname(url);
  if (`${pathname}/`.startsWith(embedPath(''))) return 'embed.html';
  return prerenderedPageFiles[pathname] ?? appPageFile;
}

/**
 * Serves the HTML page for each navigation in development and in `vite preview`, like the rewrites of firebase.json: a
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
    configureServer: (server) => void server.middlewares.use(createRewrite(getDevelopmentPageFile)),
    configurePreviewServer: (server) => void server.middlewares.use(createRewrite(getPageFile)),
  };
}
