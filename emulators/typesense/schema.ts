import { HttpError } from '#http-error.ts';
import { isJsonObject } from '#json.ts';

/** A document as it was sent, with an `id`. */
export type StoredDocument = Readonly<Record<string, unknown>> & { readonly id: string };

const typeChecks = {
  string: (value: unknown) => typeof value === 'string',
  'string[]': (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
  int32: Number.isSafeInteger,
  'int32[]': (value: unknown) => Array.isArray(value) && value.every(Number.isSafeInteger),
  int64: Number.isSafeInteger,
  float: (value: unknown) => typeof value === 'number',
  bool: (value: unknown) => typeof value === 'boolean',
};

export interface Field {
  readonly name: string;
  readonly type: keyof typeof typeChecks;
  readonly optional: boolean;
  readonly sort: boolean;
}

/** The indexed fields of a collection. Other fields of documents are only stored. */
export interface Schema {
  readonly name: string;
  readonly fields: readonly Field[];
  readonly tokenSeparators: readonly string[];
}

/** Parses the body of a request that creates a collection. @throws HttpError */
export function parseSchema(body: unknown): Schema {
  if (!isJsonObject(body) || typeof body['name'] !== 'string' || !Array.isArray(body['fields'])) {
    throw new HttpError(400, 'A collection must have a name and fields.');
  }
  const tokenSeparators: unknown = body['token_separators'] ?? [];
  if (!Array.isArray(tokenSeparators) || !tokenSeparators.every((item) => typeof item === 'string')) {
    throw new HttpError(400, 'token_separators must be a list of characters.');
  }
  return { name: body['name'], fields: body['fields'].map(parseField), tokenSeparators };
}

const isFieldType = (value: unknown): value is Field['type'] =>
  typeof value === 'string' && value in typeChecks;

function parseField(field: unknown): Field {
  if (!isJsonObject(field) || typeof field['name'] !== 'string' || !isFieldType(field['type'])) {
    throw new HttpError(
      400,
      `A field must have a name and item of the types ${Object.keys(typeChecks).join(', ')}.`,
    );
  }
  const type = field['type'];
  const isNumber = type !== 'string' && !type.endsWith('[]');
  return {
    name: field['name'],
    type,
    optional: field['optional'] === true,
    sort: typeof field['sort'] === 'boolean' ? field['sort'] : isNumber,
  };
}

/** Returns a field by its name. @throws HttpError when the schema does not contain it */
export function getField(schema: Schema, name: string): Field {
  const field = schema.fields.find((candidate) => candidate.name === name);
  if (!field) throw new HttpError(404, `Could not find a field named \`${name}\` in the schema.`);
  return field;
}

/** Validates a document. @throws HttpError that names the invalid field */
export function parseDocument(schema: Schema, body: unknown): StoredDocument {
  if (!isJsonObject(body)) throw new HttpError(400, 'Bad JSON.');
  for (const { name, type, optional } of schema.fields) {
    const value = body[name];
    if ((value === undefined || value === null) && optional) continue;
    if (value === undefined) {
      const words = 'has been declared in the schema, but is not found in the document.';
      throw new HttpError(400, `Field \`${name}\` ${words}`);
    }
    if (!typeChecks[type](value)) throw new HttpError(400, `Field \`${name}\` must be of the type ${type}.`);
  }
  const id = body['id'] ?? crypto.randomUUID();
  if (typeof id !== 'string') throw new HttpError(400, "Document's `id` field should be a string.");
  return { ...body, id };
}
