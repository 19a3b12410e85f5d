import { resolve } from 'node:path';
import { sharedPageModules } from '#src/config/shared-page-modules.ts';
import { firstPages } from './table.ts';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds?: readonly string[] } | null;
}

const toIds = (modules: readonly string[]) => modules.map((module) => resolve(module));

/** These keep a chunk of their own, by which the manifest knows the page. */
const pageModules = new Set(toIds([firstPages, sharedPageModules].flatMap(Object.values).flat()));

/** Their indexes import everything; the bundler knows what of them the app uses. */
const queryPattern =
  /node_modules\/@tanstack\/(react-query|query-core)\/(?!.*\/(queriesObserver|mutationObserver|use(Queries|Mutation|IsMutating)))/;
const indexPattern = /node_modules\/@tanstack\//;

/** Modules of the first pages themselves; later pages share what lies below. */
const pagePattern = /\/src\/(app|features)\//;

type PageModules = Readonly<Record<string, readonly string[]>>;

/** The modules of a page and what they import, also through others. */
function collectImports(modules: readonly string[], graph: ModuleGraph): Set<string> {
  const seen = new Set(toIds(modules));
  const missing = [...seen].find((id) => !graph.getModuleInfo(id));
  if (missing !== undefined) throw new Error(`The app has no ${missing}, which a first page lists.`);
  // A set also iterates over what is added meanwhile.
  for (const next of seen)
    if (!indexPattern.test(next))
      for (const imported of graph.getModuleInfo(next)?.importedIds ?? []) seen.add(imported);
  return seen;
}

/**
 * Names the chunk of each module that a first page imports: one chunk for what all have, one for each page, and one for
 * each group of pages that share modules. Of what else the pages that people open from links import there is one for each
 * page, and one for what it shares with those that come after it. The bundler alone makes some fifty small ones, each with
 * its own header, names and compression. Later pages are left to the bundler.
 */
function createChunkNames(): (id: string, graph: ModuleGraph) => string | null {
  const importsOf = new Map<PageModules, [name: string, imports: Set<string>][]>();
  const findPages = (pages: PageModules, id: string, graph: ModuleGraph): string[] => {
    const imports =
      importsOf.get(pages) ??
      Object.entries(pages).map(([name, modules]): [string, Set<string>] => [
        name,
        collectImports(modules, graph),
      ]);
    importsOf.set(pages, imports);
    return imports.filter(([, ids]) => ids.has(id)).map(([name]) => name);
  };
  return (id, graph) => {
    if (queryPattern.test(id)) return 'query';
    if (pageModules.has(id) || indexPattern.test(id)) return null;
    const found = findPages(firstPages, id, graph);
    if (found.length === 0) {
      const [name, ...others] = findPages(sharedPageModules, id, graph);
      if (name === undefined) return null;
      if (others.length > 0) return `${name}-link`;
      return pagePattern.test(id) ? name : `${name}-shared`;
    }
    if (found.includes('start')) return 'start';
    // Chunks of a few hundred bytes less: the player opens above pages that have loaded these.
    if (found.length > 1 && !found.includes('player')) found.push('player');
    const group = found.join('-');
    // What several pages have is one chunk, at whichever level.
    if (pagePattern.test(id) && found.length === 1) return group;
    return group ? `${group}-shared` : null;
  };
}

/** `output.codeSplitting` of the app's build. */
export const createFirstPageChunks = () => ({
  groups: [
    { debugName: 'first pages', name: createChunkNames(), test: /\.([cm]?[jt]sx?|svg)$/ },
    // Else fifty chunks of some 100 bytes, whose names every page that loads others has to know.
    { name: 'icons', test: /lucide-react\/.*icons\//, minShareCount: 2 },
    { name: 'config', test: /src\/config\//, minShareCount: 2 },
  ],
  // The groups of a module's imports are larger or the same.
  includeDependenciesRecursively: false,
});
