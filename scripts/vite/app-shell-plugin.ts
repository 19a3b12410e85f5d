import type { Connect, Plugin } from 'vite';
import { getRewrites } from '../hosting/rewrites.ts';
import { getDevelopmentPageFile, getPageFile } from './prerendered-page-files.ts';

/** Paths that Hosting gives to the function of link previews. */
const previewedPaths = getRewrites(true)
  .filter((rewrite) => rewrite.function)
  .map(({ source }) => new RegExp(`^${source.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]+')}$`));

/** Fails as Hosting would: with the page as it was built. */
async function fetchPreview(
  url: string,
): Promise<{ status: number; type: string; body: string } | undefined> {
  try {
    const answer = await fetch(url);
    if (answer.status >= 500) return undefined;
    const type = answer.headers.get('content-type') ?? '';
    return { status: answer.status, type, body: await answer.text() };
  } catch {
    return undefined;
  }
}

const createPreviewProxy = (linkPreviewsUrl: string): Connect.NextHandleFunction =>
  async function proxyPreviews(request, response, next) {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const isPreviewed = request.method === 'GET' && previewedPaths.some((pattern) => pattern.test(pathname));
    const preview = isPreviewed ? await fetchPreview(linkPreviewsUrl + pathname + search) : undefined;
    if (preview) response.writeHead(preview.status, { 'content-type': preview.type }).end(preview.body);
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
