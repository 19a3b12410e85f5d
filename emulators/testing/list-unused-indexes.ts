/**
 * Lists the indexes that no query has used since the Firestore engine started. A query without its index fails, so tests
 * that pass show only that none is missing.
 *
 * @param address of the engine, such as `127.0.0.1:8080`
 * @returns for example `videos: contestants_id, created`
 * @throws TypeError when the engine does not run
 */
export async function listUnusedIndexes(address: string, projectId: string): Promise<string[]> {
  const response = await fetch(`http://${address}/emulator/v1/projects/${projectId}:unusedIndexes`);
  const { indexes } = (await response.json()) as {
    indexes: { collectionGroup: string; fields: { fieldPath: string }[] }[];
  };
  return indexes.map(
    ({ collectionGroup, fields }) =>
      `${collectionGroup}: ${fields.map(({ fieldPath }) => fieldPath).join(', ')}`,
  );
}
