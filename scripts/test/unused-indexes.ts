import type { Ports } from '#scripts/backend/ports.ts';
import { host, projectId } from '#scripts/backend/project.ts';

/**
 * One line for each index of firestore.indexes.json that no query has used since the backend started.
 * A query without its index fails in the local engine, so tests that pass show that no index is missing.
 */
export async function describeUnusedIndexes(ports: Ports): Promise<readonly string[]> {
  const path = `/emulator/v1/projects/${projectId}:unusedIndexes`;
  const response = await fetch(`http://${host}:${ports.firestore}${path}`);
  return formatUnusedIndexes(await response.json());
}

/** The lines for a response of the engine. @throws Error for another response */
export function formatUnusedIndexes(response: unknown): readonly string[] {
  const { indexes } = response as {
    indexes?: { collectionGroup: string; fields: { fieldPath: string }[] }[];
  };
  if (!indexes) throw new Error(`The engine did not answer with indexes: ${JSON.stringify(response)}`);
  return indexes.map(({ collectionGroup, fields }) => {
    const names = fields.map(({ fieldPath }) => fieldPath).join(', ');
    return `No test used the index on ${collectionGroup}: ${names}.`;
  });
}
