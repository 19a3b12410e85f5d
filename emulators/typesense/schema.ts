import { Refusal } from './errors.ts';

/** A document as it came in; `id` is always there. */
export type StoredDocument = Readonly<Record<string, unknown>> & { readonly id: string };

const checks = {
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
  readonly type: keyof typeof checks;
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
export function readSchema(body: unknown): Schema {
  if (!isRecord(body) || typeof body['name'] !== 'string' || !Array.isArray(body['fields'])) {
    throw new Refusal(400, 'A collection needs a name and fields.');
  }
  const separators: unknown = body['token_separators'] ?? [];
  if (!Array.isArray(separators) || !separators.every((one) => typeof one === 'string')) {
    throw new Refusal(400, 'token_separators must be a list of characters.');
  }
  return { name: body['name'], fields: body['fields'].map(readField), separators };
}

const isType = (value: unknown): value is Field['type'] => typeof value === 'string' && value in checks;

function readField(field: unknown): Field {
  if (!isRecord(field) || typeof field['name'] !== 'string' || !isType(field['type'])) {
    throw new Refusal(400, `A field needs a name and one of the types ${Object.keys(checks).join(', ')}.`);
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
export function fieldOf(schema: Schema, name: string): Field {
  const field = schema.fields.find((known) => known.name === name);
  if (!field) throw new Refusal(404, `Could not find a field named \`${name}\` in the schema.`);
  return field;
}

/** Checks a document against the schema. @throws Refusal that names the field */
export function readDocument(schema: Schema, body: unknown): StoredDocument {
  if (!isRecord(body)) throw new Refusal(400, 'Bad JSON.');
  for (const { name, type, optional } of schema.fields) {
    const value = body[name];
    if ((value === undefined || value === null) && optional) continue;
    if (value === undefined) {
      const words = 'has been declared in the schema, but is not found in the document.';
      throw new Refusal(400, `Field \`${name}\` ${words}`);
    }
    if (!checks[type](value)) throw new Refusal(400, `Field \`${name}\` must be of the type ${type}.`);
  }
  const id = body['id'] ?? crypto.randomUUID();
  if (typeof id !== 'string') throw new Refusal(400, "Document's `id` field should be a string.");
  return { ...body, id };
}
