import { invalidArgumentError } from '../errors.ts';
import type { JsonObject } from '../parse-json.ts';
import {
  parseList,
  parseObject,
  parseOptionalBoolean,
  parseOptionalObject,
  parseOptionalString,
  parseString,
} from '../parse-json.ts';
import { parseDocumentName } from '../store/resource-names.ts';
import type { FieldPath } from '../values/field-path.ts';
import { formatFieldPath, parseFieldPath } from '../values/field-path.ts';
import { parseInstant } from '../values/instant.ts';
import { parseFields } from '../values/parse-value.ts';
import type { Fields } from '../values/value.ts';
import type { Transform } from './transforms.ts';
import { parseTransform } from './transforms.ts';

export interface Precondition {
  readonly exists: boolean | undefined;
  /** Microseconds since the epoch. */
  readonly updateTime: bigint | undefined;
}

export interface UpdateWrite {
  readonly kind: 'update';
  readonly name: string;
  readonly fields: Fields;
  /** Undefined: the write replaces the whole document. */
  readonly mask: readonly FieldPath[] | undefined;
  readonly transforms: readonly Transform[];
  readonly precondition: Precondition;
}

export type Write =
  | UpdateWrite
  | { readonly kind: 'delete'; readonly name: string; readonly precondition: Precondition }
  | { readonly kind: 'verify'; readonly name: string; readonly precondition: Precondition };

/** Parses a Write. @throws INVALID_ARGUMENT */
export function parseWrite(input: unknown): Write {
  const write = parseObject(input, 'writes');
  const [operation, second] = ['update', 'delete', 'verify', 'transform'].filter(
    (key) => write[key] !== undefined,
  );
  if (operation === undefined || second !== undefined)
    throw invalidArgumentError('A write must have exactly one of update, delete, verify and transform.');
  if (operation !== 'update') assertNothingToUpdate(operation, write);
  const precondition = parsePrecondition(write['currentDocument']);
  if (write['delete'] !== undefined)
    return { kind: 'delete', name: parseDocumentName(parseString(write['delete'], 'delete')), precondition };
  if (write['verify'] !== undefined)
    return { kind: 'verify', name: parseDocumentName(parseString(write['verify'], 'verify')), precondition };
  if (write['transform'] !== undefined) {
    const transform = parseObject(write['transform'], 'transform');
    const transforms = parseTransforms(transform['fieldTransforms']);
    if (transforms.length === 0)
      throw invalidArgumentError('A transform must contain a field transformation.');
    return {
      kind: 'update',
      name: parseDocumentName(parseString(transform['document'], 'document')),
      fields: {},
      mask: [],
      transforms,
      precondition,
    };
  }
  return parseUpdate(write, precondition);
}

/** @throws INVALID_ARGUMENT for what only an update may have */
function assertNothingToUpdate(operation: string, { updateMask, updateTransforms }: JsonObject): void {
  if (updateMask !== undefined)
    throw invalidArgumentError(`a ${operation} must not specify a document mask.`);
  if (parseList(updateTransforms, 'update_transforms').length > 0)
    throw invalidArgumentError(`a ${operation} must not specify a update transform.`);
}

function parseUpdate(write: JsonObject, precondition: Precondition): UpdateWrite {
  const document = parseObject(write['update'], 'update');
  return {
    kind: 'update',
    name: parseDocumentName(parseString(document['name'], 'name')),
    fields: parseFields(document['fields']),
    mask: parseMask(write['updateMask']),
    transforms: parseTransforms(write['updateTransforms']),
    precondition,
  };
}

/** Parses an optional DocumentMask. @throws INVALID_ARGUMENT */
export function parseMask(input: unknown): readonly FieldPath[] | undefined {
  const mask = parseOptionalObject(input, 'mask');
  if (mask === undefined) return undefined;
  return parseList(mask['fieldPaths'], 'field_paths').map((path) =>
    parseFieldPath(parseString(path, 'field_paths')),
  );
}

/** Parses an optional Precondition. */
function parsePrecondition(input: unknown): Precondition {
  const condition = parseOptionalObject(input, 'current_document');
  const updateTime = parseOptionalString(condition?.['updateTime'], 'update_time');
  return {
    exists: parseOptionalBoolean(condition?.['exists'], 'exists'),
    updateTime: updateTime === undefined ? undefined : parseInstant(updateTime),
  };
}

function parseTransforms(input: unknown): readonly Transform[] {
  const list = parseList(input, 'update_transforms');
  if (list.length > 500)
    throw invalidArgumentError('A document may have at most 500 field transformations in a write.');
  const transforms = list.map(parseTransform);
  assertSeparate(transforms.map(({ path }) => path));
  return transforms;
}

/** @throws INVALID_ARGUMENT when a path contains another */
function assertSeparate(paths: readonly FieldPath[]): void {
  const names = new Set(paths.map(formatFieldPath));
  for (const path of paths)
    for (let length = 1; length < path.length; length++) {
      const outer = formatFieldPath(path.slice(0, length));
      if (names.has(outer))
        throw invalidArgumentError(
          `Cannot transform "${outer}" and its field "${formatFieldPath(path)}" in one write.`,
        );
    }
}
