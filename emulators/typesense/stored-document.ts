import { HttpError } from '#http-error.ts';
import { isJsonObject } from '#json.ts';
import type { Field, Schema } from './schema.ts';

/** A document as it was sent, with an `id`, and with values in the types of the schema. */
export type StoredDocument = Readonly<Record<string, unknown>> & { readonly id: string };

/** What happens to a value of another type than the schema's: it is converted or dropped, or the document is rejected. */
export type DirtyValues = 'coerce_or_reject' | 'coerce_or_drop' | 'drop' | 'reject';

const maxInt32 = 2 ** 31 - 1;

/**
 * Validates a document.
 *
 * @param nextId for a document without an ID
 * @throws HttpError that names the invalid field
 */
export function parseDocument(
  schema: Schema,
  body: unknown,
  { dirtyValues, nextId }: { readonly dirtyValues: DirtyValues; readonly nextId: string },
): StoredDocument {
  if (!isJsonObject(body)) throw new HttpError(400, 'Bad JSON.');
  const { id = nextId } = body;
  if (typeof id !== 'string') throw new HttpError(400, "Document's `id` field should be a string.");
  const document: Record<string, unknown> = { ...body };
  const sorting = schema.defaultSortingField?.name;
  if (sorting !== undefined && document[sorting] === undefined) {
    const words = 'has been declared as a default sorting field, but is not found in the document.';
    throw new HttpError(400, `Field \`${sorting}\` ${words}`);
  }
  for (const field of schema.fields) {
    const value = parseValue(field, document[field.name], dirtyValues);
    if (value === undefined) delete document[field.name];
    else document[field.name] = value;
  }
  return { ...document, id };
}

/** @returns undefined for a value that is not stored */
function parseValue(field: Field, value: unknown, dirtyValues: DirtyValues): unknown {
  const { name, isList, optional } = field;
  if (optional && (value === undefined || value === null)) return undefined;
  if (value === undefined) {
    const words = 'has been declared in the schema, but is not found in the document.';
    throw new HttpError(400, `Field \`${name}\` ${words}`);
  }
  const canDrop = optional && (dirtyValues === 'drop' || dirtyValues === 'coerce_or_drop');
  if (!isList) return parseItem(field, value, dirtyValues, canDrop);
  if (value === null) return [];
  if (Array.isArray(value))
    return value
      .map((item) => parseItem(field, item, dirtyValues, canDrop))
      .filter((item) => item !== undefined);
  if (canDrop) return undefined;
  throw new HttpError(400, `Field \`${name}\` must be an array.`);
}

function parseItem(field: Field, value: unknown, dirtyValues: DirtyValues, canDrop: boolean): unknown {
  const { name, type, isList } = field;
  const coerces = dirtyValues.startsWith('coerce');
  const item = hasType(type, value) ? value : coerces ? coerce(type, value) : undefined;
  if (item === undefined) {
    // As in Typesense, a text that is no bool is never dropped.
    if (canDrop && !(coerces && type === 'bool' && typeof value === 'string')) return undefined;
    const article = type.startsWith('int') ? 'an' : 'a';
    const kind = isList ? `${type === 'string' ? 'an' : article} array of` : article;
    throw new HttpError(400, `Field \`${name}\` must be ${kind} ${type}.`);
  }
  if (type === 'int32' && Number(item) > maxInt32)
    throw new HttpError(400, `Field \`${name}\` exceeds maximum value of int32.`);
  return item;
}

function hasType(type: Field['type'], value: unknown): boolean {
  switch (type) {
    case 'string':
      return typeof value === 'string';
    case 'bool':
      return typeof value === 'boolean';
    case 'float':
      return typeof value === 'number';
    case 'int32':
    case 'int64':
      return Number.isInteger(value);
  }
}

function coerce(type: Field['type'], value: unknown): unknown {
  switch (type) {
    case 'string':
      return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
    case 'bool':
      if (value === 1 || value === 0) return value === 1;
      return typeof value === 'string' ? { true: true, false: false }[value.toLowerCase()] : undefined;
    case 'float':
    case 'int32':
    case 'int64': {
      if (typeof value === 'boolean') return Number(value);
      if (typeof value === 'number') return Math.trunc(value);
      const pattern = type === 'float' ? /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i : /^[-+]?\d+$/;
      const isNumber = typeof value === 'string' && pattern.test(value);
      return isNumber && (type !== 'int32' || Math.abs(Number(value)) <= maxInt32)
        ? Number(value)
        : undefined;
    }
  }
}
