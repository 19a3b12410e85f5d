import { isHook } from './size-limits.ts';
import type { NamedFunction } from './named-functions.ts';
import { isTestFile, type Finding, type SourceFile } from './source-file.ts';

/** Effects subscribe to external systems: one per named hook, none in src/ui. */
export function checkEffects(file: SourceFile, functions: readonly NamedFunction[]): Finding[] {
  if (!file.path.startsWith('src/') || isTestFile(file.path)) return [];
  const findings: Finding[] = [];
  for (const { name, effectOffsets: calls } of functions) {
    calls.forEach((offset, index) => {
      const message = file.path.startsWith('src/ui/')
        ? 'no effects in src/ui: it only looks'
        : !isHook(name)
          ? `an effect in ${name}: move it into a hook whose name says what it does`
          : index > 0
            ? `a second effect in ${name}: one to a hook`
            : undefined;
      if (message) findings.push({ file: file.path, line: file.lineAt(offset), message });
    });
  }
  return findings;
}
