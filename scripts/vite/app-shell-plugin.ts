import type { Connect, Plugin } from 'vite';
import { getRewrites } from '../hosting/rewrites.ts';
import { getDevelopmentPageFile, getPageFile } from './prerendered-page-files.ts';

/** Paths that Hosting gives to the function of link previews. */
const previewedPaths = getRewrites(true)
  .filter((rewrite) => rewrite.function)
  .map(({ source }) => new RegExp(`^${source.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]+')}$`));

/** As Hosting does: what fails there comes without a preview. */
function createPreviewProxy(linkPreviewsUrl: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method !== 'GET' || !previewedPaths.some((pattern) => pattern.test(pathname))) return next();
    fetch(linkPreviewsUrl + pathname + search)
      .then(async (answer) => {
        if (answer.status >= 500) return next();
        const body = await answer.text();
        response
          .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
          .end(body);
      })
      .catch(() => next());
  };
}

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
