import type { Connect, Plugin } from 'vite';

/**
 * Serves the app's shell for every navigation, in development and in `vite preview`, as the rewrites of
 * firebase.json do in production. A navigation is known by what the browser accepts, not by the look of
 * its address: an id may hold a dot.
 */
export function appShell(): Plugin {
  const toShell: Connect.NextHandleFunction = (request, _response, next) => {
    if (request.method === 'GET' && request.headers.accept?.includes('text/html')) request.url = '/app.html';
    next();
  };
  return {
    name: 'app-shell',
    configureServer: (server) => void server.middlewares.use(toShell),
    configurePreviewServer: (server) => void server.middlewares.use(toShell),
  };
}
