import { readFileSync } from 'node:fs';
import { accessMatrix, groups, people } from '#tests/rules/access-matrix.ts';
import { folders, layers } from '../lint/layers.mjs';
import { drawAccessTable } from './access-table.ts';
import { replaceSection } from './generated-section.ts';
import { drawLayerDiagram } from './layer-diagram.ts';
import { firestoreFacts, storageFacts } from './rules-facts.ts';

/** Tests import everything. */
const { tests: _tests, ...programs } = folders;

const sections = [
  { file: 'docs/ARCHITECTURE.md', name: 'layers', text: drawLayerDiagram({ ...layers, ...programs }) },
  {
    file: 'docs/SECURITY.md',
    name: 'access',
    text: drawAccessTable({ people, groups, matrix: accessMatrix }),
  },
  { file: 'firestore.rules', name: 'facts of src/domain', text: firestoreFacts },
  { file: 'storage.rules', name: 'facts of src/domain', text: storageFacts },
];

/** The documents and rules whose generated section is out of date, with the text that they should have. */
export function findOutdatedSections(): { file: string; name: string; updated: string }[] {
  return sections.flatMap(({ file, name, text }) => {
    const current = readFileSync(file, 'utf8');
    const updated = replaceSection(file, current, name, text);
    return updated === current ? [] : [{ file, name, updated }];
  });
}
