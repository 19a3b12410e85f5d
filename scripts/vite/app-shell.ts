import type { Connect, Plugin } from 'vite';
import { getPageFile } from './prerendered-page-files.ts';

/**
 * Serves the HTML page for each navigation in development and in `vite preview`, like the rewrites of firebase.json: a
 * prerendered page, the embed page or the app shell. Navigations are detected by the Accept header, because an id in a
 * path can contain a dot.
 */
export function appShell(): Plugin {
  const rewriteNavigation: Connect.NextHandleFunction = (request, _response, next) => {
    if (request.method === 'GET' && request.headers.accept?.includes('text/html'))
      request.url = `/${getPageFile(request.url ?? '')}`;
    next();
  };
  return {
    name: 'app-shell',
    configureServer: (server) => void server.middlewares.use(rewriteNavigation),
    configurePreviewServer: (server) => void server.middlewares.use(rewriteNavigation),
  };
}
