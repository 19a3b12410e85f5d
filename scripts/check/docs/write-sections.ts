/* npm run docs: writes what the security rules and docs/ARCHITECTURE.md take from the code. */
import { writeFileSync } from 'node:fs';
import { readInput, runCommandLine } from '../../command-line.ts';

await runCommandLine(async (args) => {
  readInput({ args, options: {} }, 'Usage: npm run docs');
  // Here, because it reads the code at once, and says what that lacks.
  const { findOutdatedSections } = await import('./sections.ts');
  for (const { file, updated } of findOutdatedSections()) writeFileSync(file, updated);
});
