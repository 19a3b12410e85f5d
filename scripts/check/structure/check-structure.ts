import { barrels } from './barrels.ts';
import { ceilings } from './ceilings.ts';
import { importCycles } from './cycles.ts';
import { docstrings } from './docstrings.ts';
import { effects } from './effects.ts';
import { functionsOf } from './functions.ts';
import { importFences } from './import-fences.ts';
import { importsOf } from './imports.ts';
import { names } from './names.ts';
import { packageFences, requestFences } from './package-fences.ts';
import { isCode, parseSource, type Finding } from './source-file.ts';
import { addressesOf, writtenOnce } from './written-once.ts';

/**
 * Everything the house says about where code lives and how big it may grow.
 *
 * @param files path from the repository's root to text; files that are not code may have any text
 * @returns findings in order of file and line
 */
export function checkStructure(files: ReadonlyMap<string, string>): Finding[] {
  const listing = new Set(files.keys());
  const sources = [...files].filter(([path]) => isCode(path)).map(([path, text]) => parseSource(path, text));
  const addresses = addressesOf(sources.find(({ path }) => path === 'src/config/paths.ts'));
  const graph = new Map<string, string[]>();
  const findings = [...listing].flatMap(names);

  for (const file of sources) {
    findings.push(...file.syntaxErrors.map((error) => ({ file: file.path, ...error })));
    const imports = importsOf(file, listing);
    const functions = functionsOf(file);
    graph.set(
      file.path,
      imports.flatMap(({ kind, target }) =>
        kind !== 'dynamic' && target && listing.has(target) ? [target] : [],
      ),
    );
    findings.push(
      ...importFences(file, imports),
      ...packageFences(file, imports),
      ...requestFences(file),
      ...barrels(file),
      ...ceilings(file, functions),
      ...effects(file, functions),
      ...writtenOnce(file, addresses),
      ...docstrings(file),
    );
  }
  findings.push(...importCycles(graph));
  return findings.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
