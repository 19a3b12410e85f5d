import type { Declaration, Statement } from 'oxc-parser';
import { isTestFile, type Finding, type SourceFile } from './source-file.ts';

const documentedLayers = /^(src\/(data|media|domain)|emulators)\//;

function getFunctionName(declaration: Declaration | Statement): string | undefined {
  if (declaration.type === 'FunctionDeclaration' || declaration.type === 'TSDeclareFunction')
    return declaration.id?.name;
  if (declaration.type !== 'VariableDeclaration') return undefined;
  const [first] = declaration.declarations;
  const isFunction =
    first?.init?.type === 'ArrowFunctionExpression' || first?.init?.type === 'FunctionExpression';
  return isFunction && first.id.type === 'Identifier' ? first.id.name : undefined;
}

/** Exported functions of these layers document parameters, results and errors. */
export function checkDocComments(file: SourceFile): Finding[] {
  if (!documentedLayers.test(file.path) || isTestFile(file.path)) return [];
  const exported = new Set(
    file.module.staticExports.flatMap(({ entries }) =>
      entries.filter((entry) => !entry.moduleRequest).map((entry) => entry.localName.name),
    ),
  );
  const hasDocstring = (start: number) =>
    file.comments.some(
      ({ type, value, end }) =>
        type === 'Block' &&
        value.startsWith('*') &&
        end <= start &&
        file.text.slice(end, start).trim() === '',
    );
  const documented = new Set<string>();
  const findings: Finding[] = [];
  for (const statement of file.program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    const name = declaration && getFunctionName(declaration);
    if (!name || !exported.has(name)) continue;
    // Of several overloads only the first is documented.
    if (documented.has(name)) continue;
    documented.add(name);
    if (!hasDocstring(statement.start))
      findings.push({
        file: file.path,
        line: file.lineAt(statement.start),
        message: `${name} is exported without a doc comment`,
      });
  }
  return findings;
}
