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
  player: ['src/features/player/player-interface.tsx', 'src/features/player/ride-panel.tsx'],
};

/** These keep a chunk of their own, by which the manifest knows the page. */
const pageModules = new Set(
  Object.values(firstPages)
    .flat()
    .map((path) => resolve(path)),
);

/** Their indexes import everything; the bundler knows what of them the app uses. */
const queryPattern =
  /node_modules\/@tanstack\/(react-query|query-core)\/(?!.*\/(queriesObserver|mutationObserver|use(Queries|Mutation|IsMutating)))/;
const indexPattern = /node_modules\/@tanstack\//;

/** Modules of the first pages themselves; later pages share what lies below. */
const pagePattern = /\/src\/(app|features)\//;

/** A module and what it imports, also through others. */
export function collectImports(id: string, graph: ModuleGraph): Set<string> {
  const seen = new Set([id]);
  // A set also iterates over what is added meanwhile.
  for (const next of seen)
    if (!indexPattern.test(next))
      for (const imported of graph.getModuleInfo(next)?.importedIds ?? []) seen.add(imported);
  return seen;
}

/**
 * Finds the parts of the app that import a module, in the order of `parts`.
 *
 * @param parts the paths of the modules that each part begins with
 * @throws Error for a path that is not in the graph
 */
export function createPartFinder<Name extends string>(
  parts: Readonly<Record<Name, readonly string[]>>,
): (id: string, graph: ModuleGraph) => Name[] {
  const names = Object.keys(parts) as Name[];
  let importsByName: Map<Name, Set<string>> | undefined;
  const collectPart = (name: Name, graph: ModuleGraph) => {
    const ids = parts[name].map((path) => resolve(path));
    const missing = ids.find((id) => !graph.getModuleInfo(id));
    if (missing !== undefined) throw new Error(`The app has no ${missing}, which "${name}" lists.`);
    return new Set(ids.flatMap((id) => [...collectImports(id, graph)]));
  };
  return (id, graph) => {
    importsByName ??= new Map(names.map((name) => [name, collectPart(name, graph)]));
    return names.filter((name) => importsByName?.get(name)?.has(id));
  };
}

/**
 * Names the chunk of each module that a first page imports: one chunk for what all have, one for each page, and one for
 * each group of pages that share modules. The bundler alone makes some fifty small ones, each with its own header, names
 * and compression. What follows the first page is in `following-chunks.ts`; later pages are left to the bundler.
 */
export function createFirstPageChunks(): (id: string, graph: ModuleGraph) => string | null {
  const findPages = createPartFinder(firstPages);
  return (id, graph) => {
    if (queryPattern.test(id)) return 'query';
    if (pageModules.has(id) || indexPattern.test(id)) return null;
    const pages = findPages(id, graph);
    if (pages[0] === 'start') return 'start';
    const group = pages.join('-');
    if (pagePattern.test(id)) return group || null;
    return group ? `${group}-shared` : null;
  };
}
