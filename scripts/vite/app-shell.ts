import type { Connect, Plugin } from 'vite';
import { getPageFile } from './prerendered-page-files.ts';

/**
 * Serves the right page for every navigation, in development and in `vite preview`, as firebase.json does in
 * production: a drawn page where there is one, the embed page, else the app's shell. A navigation is known by what the browser
 * accepts, not by the look of its address: an id may hold a dot.
 */
export function appShell(): Plugin {
  const toPage: Connect.NextHandleFunction = (request, _response, next) => {
    if (request.method === 'GET' && request.headers.accept?.includes('text/html'))
      request.url = `/${getPageFile(request.url ?? '')}`;
    next();
  };
  return {
    name: 'app-shell',
    configureServer: (server) => void server.middlewares.use(toPage),
    configurePreviewServer: (server) => void server.middlewares.use(toPage),
  };
}
