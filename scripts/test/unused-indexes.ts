import { z } from 'zod';
import type { Ports } from '#scripts/backend/ports.ts';
import { host, projectId } from '#scripts/backend/project.ts';

const indexSchema = z.object({
  collectionGroup: z.string(),
  fields: z.array(z.object({ fieldPath: z.string() })),
});
const responseSchema = z.object({ indexes: z.array(indexSchema) });

/**
 * One line for each index of firestore.indexes.json that no query has used since the backend started.
 * A query without its index fails in the local engine, so tests that pass show that no index is missing.
 */
export async function describeUnusedIndexes(ports: Ports): Promise<readonly string[]> {
  const path = `/emulator/v1/projects/${projectId}:unusedIndexes`;
  const response = await fetch(`http://${host}:${ports.firestore}${path}`);
  return formatUnusedIndexes(await response.json());
}

/** The lines for a response of the engine. @throws ZodError for another response */
export function formatUnusedIndexes(response: unknown): readonly string[] {
  return responseSchema
    .parse(response)
    .indexes.map(
      ({ collectionGroup, fields }) =>
        `No test used the index on ${collectionGroup}: ${fields.map(({ fieldPath }) => fieldPath).join(', ')}.`,
    );
}
