import { resolve } from 'node:path';

interface ModuleInfo {
  importedIds?: readonly string[];
  importers?: readonly string[];
  dynamicImporters?: readonly string[];
}

export interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** The pages that people open first, with what each renders before its data is there. */
export const firstPages = {
  start: ['src/main.tsx'],
  login: ['src/features/auth/login-page.tsx'],
  video: ['src/app/pages/video-page.tsx'],
  feed: ['src/app/member-routes.tsx', 'src/app/pages/shell-page.tsx', 'src/features/feed/feed-page.tsx'],
  /** What follows the clip. */
  player: ['src/app/pages/player-parts.tsx'],
};

type FirstPage = keyof typeof firstPages;

/** These keep a chunk of their own, by which the manifest knows the page. */
const pageModules = new Set(
  Object.values(firstPages)
    .flat()
    .map((path) => resolve(path)),
);

const pageNames = Object.keys(firstPages) as FirstPage[];

/** Their indexes import everything; the bundler knows what of them the app uses. */
const queryPattern =
  /node_modules\/@tanstack\/(react-query|query-core)\/(?!.*\/(queriesObserver|mutationObserver|use(Queries|Mutation|IsMutating)))/;
const indexPattern = /node_modules\/@tanstack\//;

/** Modules of the first pages themselves; later pages share what lies below. */
const pagePattern = /\/src\/(app|features)\//;

/** These modules and what they import, also through others. */
export function collectImports(entries: readonly string[], graph: ModuleGraph): Set<string> {
  const seen = new Set<string>();
  const open = entries.map((entry) => resolve(entry));
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    if (!indexPattern.test(id)) open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}

/**
 * Names the chunk of each module that a first page imports: one chunk for what all have, one for each page, and one for
 * each group of pages that share modules. The bundler alone makes some fifty small ones, each with its own header, names
 * and compression. What follows the first page is in `following-chunks.ts`; later pages are left to the bundler.
 */
export function createFirstPageChunks(): (id: string, graph: ModuleGraph) => string | null {
  let importsByPage: Record<FirstPage, Set<string>> | undefined;
  return (id, graph) => {
    if (queryPattern.test(id)) return 'query';
    if (pageModules.has(id) || indexPattern.test(id)) return null;
    importsByPage ??= Object.fromEntries(
      pageNames.map((page) => [page, collectImports(firstPages[page], graph)]),
    ) as Record<FirstPage, Set<string>>;
    const pages = pageNames.filter((page) => importsByPage?.[page].has(id));
    if (pages[0] === 'start') return 'start';
    const group = pages.join('-');
    if (pagePattern.test(id)) return group || null;
    return group ? `${group}-shared` : null;
  };
}
