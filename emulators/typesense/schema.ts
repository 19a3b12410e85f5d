import { HttpError } from '#http-error.ts';
import { isJsonObject } from '#json.ts';
import type { TokenizerOptions } from './tokenize.ts';

const scalarTypes = ['string', 'int32', 'int64', 'float', 'bool'] as const;
type ScalarType = (typeof scalarTypes)[number];

export interface Field {
  readonly name: string;
  readonly type: ScalarType;
  /** Whether it holds a list of values. */
  readonly isList: boolean;
  readonly optional: boolean;
  readonly sort: boolean;
  readonly facet: boolean;
}

/** The indexed fields of a collection. Other fields of documents are only stored. */
export interface Schema {
  readonly name: string;
  readonly fields: readonly Field[];
  readonly tokenizer: TokenizerOptions;
  readonly defaultSortingField: Field | undefined;
}

const schemaProperties = ['name', 'fields', 'token_separators', 'symbols_to_index', 'default_sorting_field'];

/** Properties of fields, and those whose only supported value is the default. */
const fieldProperties = ['name', 'type', 'optional', 'sort', 'facet'];
const fixedProperties: Readonly<Record<string, unknown>> = {
  index: true,
  store: true,
  infix: false,
  locale: '',
  stem: false,
};

/** Parses the body of a request that creates a collection. @throws HttpError */
export function parseSchema(body: unknown): Schema {
  if (!isJsonObject(body)) throw new HttpError(400, 'Bad JSON.');
  requireProperties(body, schemaProperties, 'collections');
  const { name, fields: list, default_sorting_field: sorting = '' } = body;
  if (name === undefined) throw new HttpError(400, 'Parameter `name` is required.');
  if (typeof name !== 'string' || name === '') throw new HttpError(400, 'Parameter `name` must be a string.');
  if (list === undefined) throw new HttpError(400, 'Parameter `fields` is required.');
  if (!Array.isArray(list) || list.length === 0)
    throw new HttpError(
      400,
      'The `fields` value should be an array of objects containing `name`, `type` and optionally, `facet` properties.',
    );
  const tokenizer = {
    separators: parseCharacters(body, 'token_separators'),
    symbols: parseCharacters(body, 'symbols_to_index'),
  };
  // As in Typesense, an `id` in the schema is ignored.
  const fields = list.map(parseField).filter((field) => field.name !== 'id');
  if (new Set(fields.map((field) => field.name)).size < fields.length)
    throw new HttpError(400, 'There are duplicate field names in the schema.');
  return { name, fields, tokenizer, defaultSortingField: findSortingField(fields, sorting) };
}

function requireProperties(
  object: Readonly<Record<string, unknown>>,
  known: readonly string[],
  what: string,
): void {
  const unknown = Object.keys(object).find((key) => !known.includes(key));
  if (unknown !== undefined)
    throw new HttpError(400, `The property \`${unknown}\` of ${what} is not supported by this stand-in.`);
}

function parseCharacters(body: Readonly<Record<string, unknown>>, name: string): readonly string[] {
  const value: unknown = body[name] ?? [];
  const isCharacter = (item: unknown): item is string => typeof item === 'string' && item.length === 1;
  if (Array.isArray(value) && value.every(isCharacter)) return value;
  throw new HttpError(400, `\`${name}\` should be an array of character symbols.`);
}

function findSortingField(fields: readonly Field[], name: unknown): Field | undefined {
  if (name === '') return undefined;
  if (typeof name !== 'string')
    throw new HttpError(
      400,
      '`default_sorting_field` should be a string. It should be the name of an int32/float field.',
    );
  if (name === 'id') throw new HttpError(400, 'Invalid `default_sorting_field` value: cannot be `id`.');
  const field = fields.find((candidate) => candidate.name === name);
  if (!field)
    throw new HttpError(
      400,
      `Default sorting field is defined as \`${name}\` but is not found in the schema.`,
    );
  if (field.isList || !field.sort)
    throw new HttpError(400, `Default sorting field \`${name}\` is not a sortable type.`);
  if (field.optional)
    throw new HttpError(400, `Default sorting field \`${name}\` cannot be an optional field.`);
  return field;
}

function parseField(field: unknown): Field {
  if (!isJsonObject(field) || typeof field['name'] !== 'string' || typeof field['type'] !== 'string') {
    throw new HttpError(
      400,
      'Wrong format for `fields`. It should be an array of objects containing `name`, `type`, `optional` and `facet` properties.',
    );
  }
  const { name, type: typeName } = field;
  const { optional = false, sort, facet = false } = field;
  for (const [property, value] of Object.entries({ facet, optional, sort: sort ?? false })) {
    if (typeof value !== 'boolean')
      throw new HttpError(400, `The \`${property}\` property of the field \`${name}\` should be a boolean.`);
  }
  requireProperties(
    field,
    [
      ...fieldProperties,
      ...Object.keys(fixedProperties).filter((property) => field[property] === fixedProperties[property]),
    ],
    'fields',
  );
  const isList = typeName.endsWith('[]');
  const type = scalarTypes.find((candidate) => candidate === typeName.replace(/\[\]$/, ''));
  if (!type) {
    const reason = `an invalid data type \`${typeName}\`, see docs for supported data types.`;
    throw new HttpError(400, `Field \`${name}\` has ${reason}`);
  }
  return {
    name,
    type,
    isList,
    optional: optional === true,
    sort: sort === undefined ? type !== 'string' && !isList : sort === true,
    facet: facet === true,
  };
}

/** The fields as Typesense describes them. */
export function describeFields({ fields }: Schema): object[] {
  return fields.map(({ name, type, isList, optional, sort, facet }) => ({
    ...fixedProperties,
    facet,
    name,
    optional,
    sort,
    type: isList ? `${type}[]` : type,
  }));
}

/** Returns a field by its name. @throws HttpError when the schema does not contain it */
export function getField(schema: Schema, name: string): Field {
  const field = schema.fields.find((candidate) => candidate.name === name);
  if (!field) throw new HttpError(404, `Could not find a field named \`${name}\` in the schema.`);
  return field;
}
