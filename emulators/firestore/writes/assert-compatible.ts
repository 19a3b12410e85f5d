import { invalidArgumentError } from '../errors.ts';
import type { Write } from './write.ts';

/**
 * Checks the writes of a batch against each other, without the stored documents: several writes to one document become
 * one change, which is impossible if a precondition contradicts an earlier write. A verified document cannot be written.
 * @throws INVALID_ARGUMENT
 */
export function assertCompatible(writes: readonly Write[]): void {
  const latest = new Map<string, Write>();
  for (const write of writes) {
    if (write.kind === 'verify') assertHasPrecondition(write);
    const earlier = latest.get(write.name);
    if (earlier !== undefined) assertCanFollow(earlier, write);
    latest.set(write.name, write);
  }
}

function assertHasPrecondition({ name, precondition }: Write): void {
  if (precondition.exists === undefined && precondition.updateTime === undefined)
    throw invalidArgumentError(`A verify must contain a precondition: ${name}`);
}

function assertCanFollow(earlier: Write, write: Write): void {
  const { name, precondition } = write;
  if (earlier.kind === 'verify' || write.kind === 'verify')
    throw invalidArgumentError(`A document cannot be verified and written in the same commit: ${name}`);
  const { exists, updateTime } = precondition;
  const leavesDocument = earlier.kind === 'update';
  const requiresDocument = exists ?? (updateTime === undefined ? leavesDocument : true);
  if (requiresDocument !== leavesDocument)
    throw invalidArgumentError(
      `A precondition contradicts an earlier write of the same commit, which ${leavesDocument ? 'leaves' : 'deletes'} the document: ${name}`,
    );
  if (updateTime !== undefined && updateTime !== earlier.precondition.updateTime)
    throw invalidArgumentError(`The writes of a commit require different versions of ${name}`);
}
