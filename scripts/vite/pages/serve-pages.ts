import type { IncomingHttpHeaders } from 'node:http';
import type { Connect } from 'vite';
import {
  getAppPageFile,
  getFunction,
  matchPattern,
  previewedPaths,
} from '#services/link-previews/preview-routes.ts';
import { pages, translatedFiles } from './table.ts';

const getPathname = (url: string) => url.split(/[?#]/)[0] ?? '';

/** Whether a path matches one of Hosting, which may end with a star. */
const isPathOf = (pattern: string, pathname: string) =>
  pattern.endsWith('*') ? `${pathname}/`.startsWith(pattern.replace(/\*+$/, '')) : pathname === pattern;

/** The HTML file for a navigation; as the rewrites of Hosting have it, with development pages only where those are. */
export function getPageFile(url: string, isDevelopment = false): string {
  const pathname = getPathname(url);
  const found = Object.entries(pages).find(
    ([, { path, kind }]) =>
      path !== undefined && isPathOf(path, pathname) && (isDevelopment || kind !== 'development'),
  );
  return found?.[0] ?? getAppPageFile(pathname);
}

/** Navigations are known by the Accept header, because an id in a path can contain a dot. */
const isNavigation = ({ method, headers }: Connect.IncomingMessage) =>
  method === 'GET' && headers.accept?.includes('text/html') === true;

/** Fails as Hosting would: with the page as it was built. */
async function fetchPreview(url: string): Promise<Response | undefined> {
  const answer = await fetch(url).catch(() => undefined);
  return answer && answer.status < 500 ? answer : undefined;
}

/** Answers as the function for link previews does, where it runs. */
export const createPreviewProxy = (linkPreviewsUrl: string): Connect.NextHandleFunction =>
  async function proxyPreviews(request, response, next) {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const previewed =
      request.method === 'GET' ? previewedPaths.find((path) => matchPattern(path, pathname)) : undefined;
    // Both functions are beside each other.
    const preview =
      previewed &&
      (await fetchPreview(
        new URL(getFunction(previewed).functionId, linkPreviewsUrl).href + pathname + search,
      ));
    if (preview)
      response
        .writeHead(preview.status, { 'content-type': preview.headers.get('content-type') ?? '' })
        .end(await preview.text());
    else next();
  };

/** The file of a static page in the first language of the browser that there is, or of its cookie, as Hosting chooses. */
export function localizeFile(
  file: string,
  { cookie = '', 'accept-language': accepted = '' }: IncomingHttpHeaders,
): string {
  const chosen = /\bfirebase-language-override=(\w+)/.exec(cookie)?.[1] ?? accepted;
  const language = /\b(en|es|pt)\b/.exec(chosen)?.[1];
  const localized = `i18n/${language}/${file}`;
  return translatedFiles.includes(localized) ? localized : file;
}

/** Serves the page that `render` makes for each navigation, and for its file, which the function for link previews reads. */
export const createPageServer = (
  render: (file: string, url: string) => Promise<string>,
): Connect.NextHandleFunction =>
  async function servePage(request, response, next) {
    const url = request.url ?? '/';
    const file = getPathname(url).slice(1);
    if (!isNavigation(request) && !(file in pages)) return next();
    try {
      const html = await render(
        isNavigation(request) ? localizeFile(getPageFile(url, true), request.headers) : file,
        url,
      );
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
    } catch (error) {
      next(error);
    }
  };

/** Rewrites each navigation to its file in `vite preview`. */
export const rewriteToFile: Connect.NextHandleFunction = (request, _response, next) => {
  if (isNavigation(request)) request.url = `/${getPageFile(request.url ?? '')}`;
  next();
};
