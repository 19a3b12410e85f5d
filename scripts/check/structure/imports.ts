import { posix } from 'node:path';
import { visitNodes, type SourceFile } from './source-file.ts';

/** One arrow from a file to another file of the repository or to a package. */
export interface Import {
  specifier: string;
  line: number;
  /** 'type' vanishes when compiled; 'dynamic' is `import()` and `new URL(…, import.meta.url)`. */
  kind: 'value' | 'type' | 'dynamic';
  /** Path from the repository's root, for relative and `#` imports. */
  target?: string;
  /** The package's name, for everything else. */
  package?: string;
}

const resolvableSuffixes = ['', '.ts', '.tsx', '.mts', '.mjs', '.js', '/index.ts', '/index.tsx'];

function resolveSpecifier(from: string, specifier: string, listing: ReadonlySet<string>): Partial<Import> {
  const clean = specifier.replace(/\?.*$/, '');
  const path = clean.startsWith('#')
    ? posix.normalize(clean.slice(1))
    : clean.startsWith('.')
      ? posix.join(posix.dirname(from), clean)
      : undefined;
  if (path === undefined) {
    const [first = '', second] = clean.split('/');
    return { package: first.startsWith('@') && second ? `${first}/${second}` : first };
  }
  return {
    target: resolvableSuffixes.map((ending) => path + ending).find((known) => listing.has(known)) ?? path,
  };
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
