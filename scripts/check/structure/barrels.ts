import type { Finding, SourceFile } from './source-file.ts';

/** A file that only re-exports hides where code is and pulls whole layers into a bundle. */
export function checkBarrels(file: SourceFile): Finding[] {
  const imported = new Set(
    file.module.staticImports.flatMap(({ entries }) => entries.map((entry) => entry.localName.value)),
  );
  let handsOn = false;
  for (const statement of file.program.body) {
    if (statement.type === 'ImportDeclaration') continue;
    if (statement.type === 'ExportAllDeclaration') handsOn = true;
    else if (statement.type === 'ExportNamedDeclaration' && statement.declaration === null) {
      const own = statement.specifiers.some(
        ({ local }) => !statement.source && !(local.type === 'Identifier' && imported.has(local.name)),
      );
      if (own) return [];
      handsOn ||= statement.specifiers.length > 0;
    } else return [];
  }
  return handsOn
    ? [{ file: file.path, line: 1, message: 'only re-exports: import from the file itself instead' }]
    : [];
}
