/* npm run docs: writes what the security rules and docs/ARCHITECTURE.md take from the code. */
import { writeFileSync } from 'node:fs';
import { readInput, runCommandLine } from '../../command-line.ts';
import { findOutdatedSections } from './sections.ts';

await runCommandLine(async (args) => {
  readInput({ args, options: {} }, 'Usage: npm run docs');
  for (const { file, updated } of findOutdatedSections()) writeFileSync(file, updated);
});
