import { HttpError } from '#http-error.ts';
import type { FieldIndex } from './field-index.ts';
import { getField, type Field, type Schema } from './schema.ts';
import type { StoredDocument } from './stored-document.ts';
import { tokenize } from './tokenize.ts';

/** Whether a filter accepts a document, which is known to the index by its number. */
export type Filter = (document: number, data: StoredDocument) => boolean;

type Comparison = '=' | '!=' | '>' | '>=' | '<' | '<=';

const quoted = /`[^`]*`/g;
const andOutsideQuotes = /&&(?=(?:[^`]*`[^`]*`)*[^`]*$)/;
const comparisonPattern = /^\s*(\w+)\s*:\s*(!=|>=|<=|=|>|<)?\s*(\[.*\]|[^[\]]*?)\s*$/s;

/**
 * Parses `filter_by`: comparisons `field:=value`, `field:!=value` and `field:[a, b]`, of numbers also `field:>=value`, of
 * the id also `id:value`, joined by `&&`. The rest of the language (`||`, parentheses, ranges, words in a text) is rejected.
 *
 * @returns undefined for an empty filter
 * @throws HttpError
 */
export function parseFilter(
  schema: Schema,
  text: string,
  indexes: ReadonlyMap<string, FieldIndex>,
): Filter | undefined {
  if (text.trim() === '') return undefined;
  const conditions = text.split(andOutsideQuotes).map((part) => parseComparison(schema, part, indexes));
  return (document, data) => conditions.every((condition) => condition(document, data));
}

function parseComparison(schema: Schema, text: string, indexes: ReadonlyMap<string, FieldIndex>): Filter {
  const [, name, operator = '', valueText] = comparisonPattern.exec(text) ?? [];
  if (
    name === undefined ||
    valueText === undefined ||
    valueText === '' ||
    /[()|]|\.\./.test(valueText.replaceAll(quoted, ''))
  )
    throw new HttpError(400, 'Could not parse the filter query.');
  const list = valueText.startsWith('[') ? valueText.slice(1, -1).match(/`[^`]*`|[^,]+/g) : [valueText];
  const items = (list ?? []).map((item) => item.trim()).filter((item) => item !== '');
  if (name === 'id') return filterIds(items, operator);
  const field = getField(schema, name, 'a filter field named');
  if (field.type !== 'string')
    return compareNumbers(field, items, operator === '' ? '=' : (operator as Comparison));
  if (operator !== '=' && operator !== '!=')
    throw new HttpError(400, `Filtering by words in \`${name}\` is not supported: use :=.`);
  const index = indexes.get(name);
  const found = new Set(
    items.flatMap(
      (item) => index?.findExact(tokenize(item.replace(/^`(.*)`$/s, '$1'), schema.tokenizer)) ?? [],
    ),
  );
  return (document) => found.has(document) === (operator === '=');
}

/** Ids are compared exactly, with and without the second sign. */
function filterIds(items: readonly string[], operator: string): Filter {
  if (!['', '=', '!='].includes(operator))
    throw new HttpError(400, 'Error with filter field `id`: only exact comparison is supported.');
  const ids = new Set(items.map((item) => item.replace(/^`(.*)`$/s, '$1')));
  return (_document, { id }) => ids.has(id) === (operator !== '!=');
}

function compareNumbers(field: Field, items: readonly string[], operator: Comparison): Filter {
  const accepted = items.map((item) => parseNumber(field, item));
  const [limit = 0] = accepted;
  if (accepted.length > 1 && /[<>]/.test(operator))
    throw new HttpError(400, `Error with filter field \`${field.name}\`: only one value can be compared.`);
  const accepts = (value: number): boolean => {
    switch (operator) {
      case '=':
      case '!=':
        return accepted.includes(value);
      case '>':
        return value > limit;
      case '>=':
        return value >= limit;
      case '<':
        return value < limit;
      case '<=':
        return value <= limit;
    }
  };
  return (_document, data) => {
    const value = data[field.name];
    const values: unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
    return values.some((item) => accepts(Number(item))) !== (operator === '!=');
  };
}

function parseNumber({ name, type }: Field, text: string): number {
  if (type === 'bool') {
    if (text === 'true' || text === 'false') return Number(text === 'true');
    throw new HttpError(400, `Value of filter field \`${name}\` must be \`true\` or \`false\`.`);
  }
  if (type === 'float' ? /^-?\d+(\.\d+)?$/.test(text) : /^-?\d+$/.test(text)) return Number(text);
  throw new HttpError(
    400,
    `Error with filter field \`${name}\`: Not ${type === 'float' ? 'a' : 'an'} ${type}.`,
  );
}
