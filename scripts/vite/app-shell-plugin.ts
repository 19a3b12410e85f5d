import type { Connect, Plugin } from 'vite';
import { getDevelopmentPageFile, getPageFile } from './prerendered-page-files.ts';

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
