import type { HtmlTagDescriptor } from 'vite';
import type { EarlyCode } from '#src/config/page-document.ts';
import type { Code, Page } from './table.ts';

/** Where the files of a page are: on the development server, or in a build. */
export interface PageFiles {
  /** @param source from the root of the repository */
  getUrl: (source: string) => string;
  /** The URLs of the scripts and styles that modules need, without those that others have loaded. */
  getCode: (modules: readonly string[], loaded?: readonly string[]) => readonly string[];
}

/** The code of inline scripts by their names. */
export type InlineScripts = Readonly<Record<string, string>>;

const link = (rel: string, href: string, attrs: HtmlTagDescriptor['attrs'] = {}): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel, href, ...attrs },
});

const isScript = (href: string) => !href.endsWith('.css');
const preload = (href: string, attrs: HtmlTagDescriptor['attrs'] = {}) =>
  isScript(href)
    ? link('modulepreload', href, { crossorigin: true, ...attrs })
    : link('preload', href, { as: 'style', crossorigin: true, ...attrs });
const preloadNext = (href: string) => preload(href, { fetchpriority: 'low' });

/** A page of the app starts it once its language is there; the code that English pages load knows of no other. */
function getModuleTags(module: string, code: Code, files: PageFiles, start: string | undefined) {
  const src = files.getUrl(module);
  if (start === undefined) return [{ tag: 'script', attrs: { type: 'module', crossorigin: true, src } }];
  return [
    ...files.getCode([module]).map((href) => preload(href)),
    ...files
      .getCode(code.next ?? [], [module])
      .filter(isScript)
      .map(preloadNext),
    { tag: 'script', attrs: { type: 'module', 'data-src': src }, children: start },
  ];
}

const getCodeTags = (code: Code, files: PageFiles, start: string | undefined): HtmlTagDescriptor[] => [
  ...(code.fonts ?? []).map((font) =>
    link('preload', files.getUrl(font), { as: 'font', type: 'font/woff2', crossorigin: true }),
  ),
  ...code.styles.map((style) => link('stylesheet', files.getUrl(style), { crossorigin: true })),
  ...(code.module === undefined ? [] : getModuleTags(code.module, code, files, start)),
];

const getEarlyTag = (early: EarlyCode, page: Page, files: PageFiles) => ({
  tag: 'template',
  attrs: {
    'data-for': early.audience,
    'data-paths': early.paths.join(' '),
    ...(early.requests && { 'data-requests': JSON.stringify(early.requests) }),
    ...(early.start && { 'data-start': JSON.stringify(early.start) }),
  },
  children: [
    ...files.getCode(early.modules ?? [], page.code.module ? [page.code.module] : []).map(preloadNext),
    ...(early.picture === undefined ? [] : [link('preload', files.getUrl(early.picture), { as: 'image' })]),
  ],
});

/** What a page loads, in the order of its head. Scripts come before styles, for which they would wait. */
export function getLoadingTags(
  page: Page,
  files: PageFiles,
  scripts: InlineScripts,
  early: readonly EarlyCode[],
): HtmlTagDescriptor[] {
  const start = page.kind === 'app' ? scripts['start-app'] : undefined;
  const inHead = [
    ...early.map((code) => getEarlyTag(code, page, files)),
    ...page.scripts.map((name) => ({ tag: 'script', children: scripts[name] ?? '' })),
    ...getCodeTags(page.code, files, start),
  ];
  const later = page.later && {
    tag: 'template',
    attrs: { id: 'app-code' },
    children: getCodeTags(page.later, files, start),
  };
  return [
    ...inHead.map((tag) => ({ ...tag, injectTo: 'head' as const })),
    ...(later ? [{ ...later, injectTo: 'body' as const }] : []),
  ];
}
