/* npm run docs: writes what the documents and the security rules take from the code. */
import { writeFileSync } from 'node:fs';
import { findOutdatedSections } from './sections.ts';

for (const { file, updated } of findOutdatedSections()) writeFileSync(file, updated);
