import { posix } from 'node:path';
import { findWorkspaceFolder, workspacePackages } from './layers.ts';
import { visitNodes, type SourceFile } from './source-file.ts';

/** One arrow from a file to another file of the repository or to a package. */
export interface Import {
  specifier: string;
  line: number;
  /** 'type' vanishes when compiled; 'dynamic' is `import()` and `new URL(…, import.meta.url)`. */
  kind: 'value' | 'type' | 'dynamic';
  /** Path from the repository's root, for relative and `#` imports and for workspace packages. */
  target?: string;
  /** The package's name, for everything else. */
  package?: string;
}

const resolvableSuffixes = ['', '.ts', '.tsx', '.mts', '.mjs', '.js', '/index.ts', '/index.tsx'];

/** The file that a specifier names, without its suffix; undefined for a package of others. */
function findTarget(from: string, specifier: string, listing: ReadonlySet<string>): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  if (specifier.startsWith('#')) {
    const path = posix.normalize(specifier.slice(1));
    // `#` is the root of the nearest package.json. A path that only exists at the repository's root reaches for it.
    const inPackage = posix.join(findWorkspaceFolder(from) ?? '', path);
    return resolveSuffix(inPackage, listing) ?? path;
  }
  const [name = '', ...rest] = specifier.split('/');
  const folder = workspacePackages[name];
  return folder === undefined ? undefined : posix.join(folder, ...rest);
}

const resolveSuffix = (path: string, listing: ReadonlySet<string>) =>
  resolvableSuffixes.map((suffix) => path + suffix).find((file) => listing.has(file));

function resolveSpecifier(from: string, specifier: string, listing: ReadonlySet<string>): Partial<Import> {
  const withoutQuery = specifier.replace(/\?.*$/, '');
  const target = findTarget(from, withoutQuery, listing);
  if (target !== undefined) return { target: resolveSuffix(target, listing) ?? target };
  const [first = '', second] = withoutQuery.split('/');
  return { package: first.startsWith('@') && second ? `${first}/${second}` : first };
}

/** Every import of a file, in whatever form it is written. */
export function findImports(file: SourceFile, listing: ReadonlySet<string>): Import[] {
  const found: Import[] = [];
  const add = (specifier: string, offset: number, kind: Import['kind']) =>
    found.push({
      specifier,
      line: file.lineAt(offset),
      kind,
      ...resolveSpecifier(file.path, specifier, listing),
    });

  for (const { moduleRequest, entries, start } of file.module.staticImports) {
    const onlyTypes = entries.length > 0 && entries.every((entry) => entry.isType);
    add(moduleRequest.value, start, onlyTypes ? 'type' : 'value');
  }
  for (const { entries, start } of file.module.staticExports) {
    const from = entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    if (from) add(from.value, start, entries.every((entry) => entry.isType) ? 'type' : 'value');
  }
  visitNodes(file, {
    ImportExpression: ({ source, start }) => {
      if (source.type === 'Literal' && typeof source.value === 'string') add(source.value, start, 'dynamic');
    },
    TSImportType: ({ source, start }) => add(source.value, start, 'type'),
    NewExpression: ({ callee, arguments: [address, base], start }) => {
      const isUrl = callee.type === 'Identifier' && callee.name === 'URL';
      if (!isUrl || base?.type !== 'MemberExpression' || base.object.type !== 'MetaProperty') return;
      if (address?.type === 'Literal' && typeof address.value === 'string' && /^[.#]/.test(address.value))
        add(address.value, start, 'dynamic');
    },
  });
  return found;
}
