import { z } from 'zod';
import type { Ports } from '#scripts/backend/ports.ts';
import { host, projectId } from '#scripts/backend/project.ts';

const indexSchema = z.object({
  collectionGroup: z.string(),
  fields: z.array(z.object({ fieldPath: z.string() })),
});
const responseSchema = z.object({ indexes: z.array(indexSchema) });

/**
 * The indexes of firestore.indexes.json that no query has used since the backend started, as `videos: user_id, created`.
 * A query without its index fails in the local engine, so tests that pass show that no index is missing.
 */
export async function findUnusedIndexes(ports: Ports): Promise<readonly string[]> {
  const path = `/emulator/v1/projects/${projectId}:unusedIndexes`;
  const response = await fetch(`http://${host}:${ports.firestore}${path}`);
  return formatIndexes(await response.json());
}

/** @throws ZodError for another response */
export function formatIndexes(response: unknown): readonly string[] {
  return responseSchema
    .parse(response)
    .indexes.map(
      ({ collectionGroup, fields }) =>
        `${collectionGroup}: ${fields.map(({ fieldPath }) => fieldPath).join(', ')}`,
    );
}
