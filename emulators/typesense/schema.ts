import { HttpError } from './http-error.ts';

/** A document as it came in; `id` is always there. */
export type StoredDocument = Readonly<Record<string, unknown>> & { readonly id: string };

const typeChecks = {
  string: (value: unknown) => typeof value === 'string',
  'string[]': (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
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

/** What a collection indexes. Fields of a document that stand in no schema are stored and nothing else. */
export interface Schema {
  readonly name: string;
  readonly fields: readonly Field[];
  readonly separators: readonly string[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the body of a request that makes a collection. @throws Refusal */
export function parseSchema(body: unknown): Schema {
  if (!isRecord(body) || typeof body['name'] !== 'string' || !Array.isArray(body['fields'])) {
    throw new HttpError(400, 'A collection needs a name and fields.');
  }
  const separators: unknown = body['token_separators'] ?? [];
  if (!Array.isArray(separators) || !separators.every((one) => typeof one === 'string')) {
    throw new HttpError(400, 'token_separators must be a list of characters.');
  }
  return { name: body['name'], fields: body['fields'].map(parseField), separators };
}

const isFieldType = (value: unknown): value is Field['type'] =>
  typeof value === 'string' && value in typeChecks;

function parseField(field: unknown): Field {
  if (!isRecord(field) || typeof field['name'] !== 'string' || !isFieldType(field['type'])) {
    throw new HttpError(
      400,
      `A field needs a name and one of the types ${Object.keys(typeChecks).join(', ')}.`,
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

/** A field by its name. @throws Refusal when the schema has none */
export function getField(schema: Schema, name: string): Field {
  const field = schema.fields.find((known) => known.name === name);
  if (!field) throw new HttpError(404, `Could not find a field named \`${name}\` in the schema.`);
  return field;
}

/** Checks a document against the schema. @throws Refusal that names the field */
export function parseDocument(schema: Schema, body: unknown): StoredDocument {
  if (!isRecord(body)) throw new HttpError(400, 'Bad JSON.');
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
