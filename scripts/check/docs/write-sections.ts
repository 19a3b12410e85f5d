/* npm run docs: draws the diagram of the layers and the table of who can do what again. */
import { writeFileSync } from 'node:fs';
import { findOutdatedSections } from './sections.ts';

for (const { file, updated } of findOutdatedSections()) writeFileSync(file, updated);
