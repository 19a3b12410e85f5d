import { HttpError } from '#http-error.ts';
import type { FieldIndex } from './field-index.ts';
import { parseBooleans, parseNumbers } from './filter-numbers.ts';
import { findWithWords } from './filter-words.ts';
import type { Field, Schema } from './schema.ts';
import type { StoredDocument } from './stored-document.ts';

/** Whether a filter accepts a document, which is known to the index by its number. */
export type Filter = (document: number, data: StoredDocument) => boolean;

/** What conditions are about. */
export interface FilterContext {
  readonly schema: Schema;
  readonly indexes: ReadonlyMap<string, FieldIndex>;
  /** How many words the beginning in `field: begin*` stands for. */
  readonly maxCandidates: number;
}

/** Parses a condition of `filter_by`, such as `field:=value`. @throws HttpError */
export function parseCondition(text: string, context: FilterContext): Filter {
  const colon = text.indexOf(':');
  if (colon === -1) throw new HttpError(400, 'Could not parse the filter query.');
  const name = text.slice(0, colon).trim();
  const value = text.slice(colon + 1).trim();
  if (name === 'id') return parseIds(value);
  const field = context.schema.fields.find((candidate) => candidate.name === name);
  if (!field) throw new HttpError(400, `Could not find a filter field named \`${name}\` in the schema.`);
  if (field.type === 'string') return parseWords(field, value, context);
  // For other types, `:=` is just `:`.
  const withoutSign = value.replace(/^= */, '');
  const accepts =
    field.type === 'bool' ? parseBooleans(field, withoutSign) : parseNumbers(field, withoutSign);
  return (_document, data) => {
    const stored = data[name];
    return accepts(Array.isArray(stored) ? stored.map(Number) : stored === undefined ? [] : [Number(stored)]);
  };
}

/** The error of a condition without a value. */
const emptyValue = (name: string) =>
  new HttpError(400, `Error with filter field \`${name}\`: Filter value cannot be empty.`);

function parseIds(text: string): Filter {
  const [, sign = '', value = ''] = /^(!=|=|!)? *(.*)$/s.exec(text) ?? [];
  const list = readList(value);
  const [only] = list ?? splitValues(value);
  if (!list && !only) throw emptyValue('id');
  const ids = new Set(list ?? [only]);
  const isNegated = sign.startsWith('!');
  return (_document, { id }) => (ids.has('*') || ids.has(id)) !== isNegated;
}

function parseWords(field: Field, text: string, context: FilterContext): Filter {
  const { name } = field;
  const [, sign = '', value = ''] = /^(!=|=|!)? *(.*)$/s.exec(text) ?? [];
  if (value === '') throw emptyValue(name);
  const items = readList(value) ?? [value];
  // As in Typesense, a phrase in a list makes the other values exact.
  const isExact = sign.endsWith('=') || items.some((item) => /^".+"$/s.test(item));
  const found = new Set(
    items.flatMap((item) => {
      if (/^\*.+\*$/.test(item))
        throw new HttpError(
          400,
          `Error with filter field \`${name}\`: Infix filtering requires the field to have \`infix: true\` in the schema.`,
        );
      const documents = findWithWords(item, isExact ? 'all' : 'any', {
        index: context.indexes.get(name),
        tokenizer: context.schema.tokenizer,
        maxCandidates: context.maxCandidates,
      });
      if (!documents) throw emptyValue(name);
      return documents;
    }),
  );
  const isNegated = sign.startsWith('!');
  return (document) => found.has(document) !== isNegated;
}

/** The values in brackets. */
function readList(text: string): string[] | undefined {
  return text.startsWith('[') && text.endsWith(']') ? splitValues(text.slice(1, -1)) : undefined;
}

/** Splits at commas outside backticks, which are removed unless they follow a backslash. */
function splitValues(text: string): string[] {
  const values: string[] = [];
  let value = '';
  let isQuoted = false;
  const push = () => {
    values.push(value);
    value = '';
  };
  for (const [index, character] of [...text].entries()) {
    if (character === '`' && text[index - 1] !== '\\') {
      if (isQuoted) push();
      isQuoted = !isQuoted;
    } else if (character === ',' && !isQuoted) {
      if (value !== '') push();
    } else if (character !== ' ' || isQuoted || value !== '') value += character;
  }
  if (value !== '') push();
  return values;
}
