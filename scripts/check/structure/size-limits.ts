import type { NamedFunction } from './named-functions.ts';
import type { Finding, SourceFile } from './source-file.ts';

const maxLines = { file: 300, component: 120, hook: 80 };

export const isHook = (name: string) => /^use[A-Z]/.test(name);
const isComponent = ({ name, rendersJsx }: NamedFunction) => rendersJsx && /^[A-Z]/.test(name);

/** Files of at most 300 lines, components of 120, hooks of 80. */
export function checkSizeLimits(file: SourceFile, functions: readonly NamedFunction[]): Finding[] {
  const findings: Finding[] = [];
  const check = (what: string, line: number, lines: number, most: number) => {
    if (lines > most)
      findings.push({ file: file.path, line, message: `${what} has ${lines} lines, at most ${most}` });
  };
  check('the file', 1, file.lineCount, maxLines.file);
  for (const one of functions) {
    const line = file.lineAt(one.start);
    const lines = file.lineAt(one.end - 1) - line + 1;
    if (isHook(one.name)) check(`hook ${one.name}`, line, lines, maxLines.hook);
    else if (isComponent(one)) check(`component ${one.name}`, line, lines, maxLines.component);
  }
  return findings;
}
