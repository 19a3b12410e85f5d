/**
 * Summarizes a ListenResponse: `ADD 2`, `a +2 -4` (document a changed in target 2 and left target 4), `deleted a -2`,
 * `filter 2 1`.
 */
export function summarizeMessage(message: unknown): string {
  const { targetChange, documentChange, documentDelete, filter } = message as Record<
    string,
    Record<string, unknown>
  >;
  const id = (name: unknown) => String(name).split('/').at(-1);
  if (targetChange !== undefined) {
    const cause = targetChange['cause'] as { code: number } | undefined;
    const targets = (targetChange['targetIds'] as number[] | undefined) ?? [];
    return [
      targetChange['targetChangeType'],
      ...targets,
      ...(cause === undefined ? [] : [`cause ${cause.code}`]),
    ].join(' ');
  }
  if (documentChange !== undefined) {
    const {
      document,
      targetIds = [],
      removedTargetIds = [],
    } = documentChange as {
      document: { name: string };
      targetIds?: number[];
      removedTargetIds?: number[];
    };
    return [
      id(document.name),
      ...targetIds.map((n) => `+${n}`),
      ...removedTargetIds.map((n) => `-${n}`),
    ].join(' ');
  }
  if (documentDelete !== undefined)
    return `deleted ${id(documentDelete['document'])} ${(documentDelete['removedTargetIds'] as number[]).map((n) => `-${n}`).join(' ')}`;
  if (filter !== undefined) return `filter ${String(filter['targetId'])} ${String(filter['count'])}`;
  return JSON.stringify(message);
}
