import { RpcError } from '../errors.ts';
import type { Change, StoredDocument } from '../store/document.ts';
import { getSegmentsBelowRoot } from '../store/resource-names.ts';
import type { FieldPath } from '../values/field-path.ts';
import { getField, withField } from '../values/field-path.ts';
import { formatInstantMicros } from '../values/instant.ts';
import { areFieldsIdentical } from '../values/compare-values.ts';
import { getDocumentSize } from '../values/document-size.ts';
import type { Fields, Value } from '../values/value.ts';
import { assertCompatible } from './assert-compatible.ts';
import { applyTransform } from './transforms.ts';
import type { UpdateWrite, Write } from './write.ts';

const maxDocumentBytes = 1_048_576;

/** The computed effect of one write, not yet applied. */
export interface StagedWrite {
  readonly write: Write;
  /** The document after the preceding writes of the batch. */
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
  readonly transformResults: readonly Value[];
  /** Set when its `exists` precondition fails. */
  readonly existsError: RpcError | undefined;
}

/** A document before and after a whole batch, which rules judge once. */
export interface StagedDocument {
  readonly name: string;
  /** The first write of the document in the batch; its precondition is about the stored document. */
  readonly firstWrite: Write;
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
}

/** The computed effects of a batch on the stored documents. */
export class StagedBatch {
  readonly writes: readonly StagedWrite[];
  readonly #after = new Map<string, StoredDocument | undefined>();
  readonly #getStored: (name: string) => StoredDocument | undefined;

  /**
   * @param time the commit time in microseconds
   * @throws INVALID_ARGUMENT when the writes contradict each other; FAILED_PRECONDITION when an update time does not
   *   match. This is checked before the rules, so that SDKs retry a transaction that lost a race instead of failing with
   *   PERMISSION_DENIED.
   */
  constructor(
    writes: readonly Write[],
    getStored: (name: string) => StoredDocument | undefined,
    time: bigint,
  ) {
    assertCompatible(writes);
    this.#getStored = getStored;
    this.writes = writes.map((write) => {
      const before = this.getDocumentAfter(write.name);
      assertUpdateTime(write, getStored(write.name));
      const staged = stageWrite(write, before, time);
      if (write.kind !== 'verify') this.#after.set(write.name, staged.after);
      return staged;
    });
  }

  /** The documents of the batch in the order of their first writes. */
  getDocuments(): readonly StagedDocument[] {
    const documents = new Map<string, StagedDocument>();
    for (const { write } of this.writes) {
      const { name } = write;
      if (documents.has(name)) continue;
      const [before, after] = [this.#getStored(name), this.getDocumentAfter(name)];
      documents.set(name, { name, firstWrite: write, before, after });
    }
    return [...documents.values()];
  }

  /** The document after the whole batch. */
  getDocumentAfter(name: string): StoredDocument | undefined {
    return this.#after.has(name) ? this.#after.get(name) : this.#getStored(name);
  }

  /** The changes of the batch. Call it after authorization. @throws the first failed `exists` precondition */
  getChanges(): readonly Change[] {
    for (const { existsError } of this.writes) if (existsError !== undefined) throw existsError;
    const changes: Change[] = [];
    for (const [name, after] of this.#after) {
      const before = this.#getStored(name);
      if (before !== after) changes.push({ name, before, after });
    }
    return changes;
  }
}

function assertUpdateTime({ name, precondition }: Write, before: StoredDocument | undefined): void {
  const required = precondition.updateTime;
  if (required === undefined || before?.updateTime === required) return;
  const stored = before === undefined ? 'missing' : formatInstantMicros(before.updateTime);
  throw new RpcError(
    'FAILED_PRECONDITION',
    `the stored version (${stored}) of ${name} does not match the required base version (${formatInstantMicros(required)})`,
  );
}

function stageWrite(write: Write, before: StoredDocument | undefined, time: bigint): StagedWrite {
  const existsError = getExistsError(write, before);
  if (write.kind === 'verify') return { write, before, after: before, transformResults: [], existsError };
  if (write.kind === 'delete') return { write, before, after: undefined, transformResults: [], existsError };
  let fields = write.mask === undefined ? write.fields : applyMask(write, write.mask, before?.fields ?? {});
  const transformResults: Value[] = [];
  for (const transform of write.transforms) {
    const { value, result } = applyTransform(transform, getField(fields, transform.path), time);
    fields = withField(fields, transform.path, value);
    transformResults.push(result);
  }
  assertDocumentSize(write.name, fields);
  const isUnchanged = before !== undefined && areFieldsIdentical(before.fields, fields);
  const after = isUnchanged
    ? before
    : { name: write.name, fields, createTime: before?.createTime ?? time, updateTime: time };
  return { write, before, after, transformResults, existsError };
}

/** Applies the mask; of overlapping paths, the shorter one first, so that both are applied. */
function applyMask(write: UpdateWrite, mask: readonly FieldPath[], current: Fields): Fields {
  const paths = mask.length > 1 ? [...mask].sort((a, b) => a.length - b.length) : mask;
  return paths.reduce((fields, path) => withField(fields, path, getField(write.fields, path)), current);
}

function getExistsError(write: Write, before: StoredDocument | undefined): RpcError | undefined {
  const { exists } = write.precondition;
  if (exists === undefined || exists === (before !== undefined)) return undefined;
  if (!exists) return new RpcError('ALREADY_EXISTS', `Document already exists: ${write.name}`);
  return new RpcError(
    'NOT_FOUND',
    `No document to ${write.kind === 'delete' ? 'delete' : 'update'}: ${write.name}`,
  );
}

function assertDocumentSize(name: string, fields: Fields): void {
  const size = getDocumentSize(getSegmentsBelowRoot(name), fields);
  if (size > maxDocumentBytes)
    throw new RpcError(
      'INVALID_ARGUMENT',
      `Document '${name}' cannot be written because its size (${size.toLocaleString('en-US')} bytes) exceeds the maximum allowed size of 1,048,576 bytes.`,
    );
}
