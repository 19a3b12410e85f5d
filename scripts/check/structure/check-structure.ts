import { checkDialect } from '../conventions/dialect.ts';
import { checkVocabulary } from '../conventions/vocabulary.ts';
import { checkBarrels } from './barrels.ts';
import { checkCopyFiles } from './copy-files.ts';
import { checkSizeLimits } from './size-limits.ts';
import { checkImportCycles } from './import-cycles.ts';
import { checkDocComments } from './doc-comments.ts';
import { checkEffects } from './effects.ts';
import { findNamedFunctions } from './named-functions.ts';
import { checkImportBoundaries } from './import-boundaries.ts';
import { findImports } from './imports.ts';
import { checkFileNames } from './file-names.ts';
import { checkPackageBoundaries, checkNetworkRequests } from './package-boundaries.ts';
import { isCodeFile, parseSourceFile, type Finding } from './source-file.ts';
import { checkQueryCache } from './query-cache.ts';
import { findRouteSegments, checkRouteLiterals } from './route-literals.ts';

/**
 * The conventions: where code lives, how big it may grow, and how it is worded.
 *
 * @param files path from the repository's root to text; files that are not code may have any text
 * @returns findings in order of file and line
 */
export function checkStructure(files: ReadonlyMap<string, string>): Finding[] {
  const listing = new Set(files.keys());
  const sources = [...files]
    .filter(([path]) => isCodeFile(path))
    .map(([path, text]) => parseSourceFile(path, text));
  const addresses = findRouteSegments(sources.find(({ path }) => path === 'src/config/paths.ts'));
  const graph = new Map<string, string[]>();
  const findings = [...listing].flatMap(checkFileNames);

  for (const file of sources) {
    findings.push(...file.syntaxErrors.map((error) => ({ file: file.path, ...error })));
    const imports = findImports(file, listing);
    const functions = findNamedFunctions(file);
    graph.set(
      file.path,
      imports.flatMap(({ kind, target }) =>
        kind !== 'dynamic' && target && listing.has(target) ? [target] : [],
      ),
    );
    findings.push(
      ...checkImportBoundaries(file, imports),
      ...checkPackageBoundaries(file, imports),
      ...checkNetworkRequests(file),
      ...checkQueryCache(file),
      ...checkBarrels(file),
      ...checkSizeLimits(file, functions),
      ...checkEffects(file, functions),
      ...checkRouteLiterals(file, addresses),
      ...checkCopyFiles(file),
      ...checkDocComments(file),
      ...checkVocabulary(file),
      ...checkDialect(file),
    );
  }
  findings.push(...checkImportCycles(graph));
  return findings.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
