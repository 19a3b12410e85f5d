import type { Ports } from '#scripts/backend/ports.ts';
import { host, projectId } from '#scripts/backend/project.ts';

/**
 * One line for each index of firestore.indexes.json that no query has used since the backend started.
 * A query without its index fails in the local engine, so tests that pass show that no index is missing.
 */
export async function describeUnusedIndexes({ firestore }: Pick<Ports, 'firestore'>): Promise<string[]> {
  const path = `/emulator/v1/projects/${projectId}:unusedIndexes`;
  const response = await fetch(`http://${host}:${firestore}${path}`);
  const { indexes } = (await response.json()) as {
    indexes: { collectionGroup: string; fields: { fieldPath: string }[] }[];
  };
  return indexes.map(({ collectionGroup, fields }) => {
    const names = fields.map(({ fieldPath }) => fieldPath).join(', ');
    return `No test used the index on ${collectionGroup}: ${names}.`;
  });
}
