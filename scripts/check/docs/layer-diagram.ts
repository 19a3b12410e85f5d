import { findImports } from '../structure/imports.ts';
import { locateModule } from '../structure/layers.ts';
import { isTestFile, type SourceFile } from '../structure/source-file.ts';

const getNode = (path: string): string | undefined => {
  const { topFolder, layer } = locateModule(path);
  if (topFolder === 'src') return layer;
  return path.includes('/') ? topFolder : undefined;
};

/** Which layer imports which, as the code does today; types count, tests do not. */
function findLayerImports(
  files: readonly SourceFile[],
  listing: ReadonlySet<string>,
): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const file of files.filter(({ path }) => !isTestFile(path))) {
    const from = getNode(file.path);
    if (from === undefined) continue;
    for (const { target, package: packageName } of findImports(file, listing)) {
      const to =
        packageName === 'firebase-engines' ? 'emulators' : target && listing.has(target) && getNode(target);
      if (to && to !== from) imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  return imports;
}

/** Layers that can also be reached through another layer need no arrow of their own. */
function removeImplied(imports: ReadonlyMap<string, ReadonlySet<string>>): [string, string][] {
  const reaches = (from: string, to: string, visited = new Set([from])): boolean =>
    [...(imports.get(from) ?? [])].some((next) => {
      if (next === to) return true;
      if (visited.has(next)) return false;
      visited.add(next);
      return reaches(next, to, visited);
    });
  return [...imports].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((other) => other !== to && reaches(other, to)))
      .map((to): [string, string] => [from, to]),
  );
}

/**
 * A Mermaid flowchart of the layers.
 *
 * @param files parsed modules of the repository
 * @param listing every path of the repository
 */
export function drawLayerDiagram(files: readonly SourceFile[], listing: ReadonlySet<string>): string {
  const arrows = removeImplied(findLayerImports(files, listing)).map(([from, to]) => `  ${from} --> ${to}`);
  return ['```mermaid', 'flowchart TD', ...arrows.toSorted(), '```'].join('\n');
}
