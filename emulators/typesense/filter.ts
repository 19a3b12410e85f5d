import { HttpError } from '#http-error.ts';
import { getField, type Field, type Schema, type StoredDocument } from './schema.ts';

export type DocumentPredicate = (document: StoredDocument) => boolean;

const comparisonPattern = /^\s*(\w+)\s*:(=|!=)?\s*(\[.*\]|[^[\]]*?)\s*$/s;

/**
 * Parses `filter_by`: comparisons `field:=value`, `field:!=value` and `field:[a, b]`, joined by `&&`. The rest of the
 * language (`||`, parentheses, ranges, words in a text) is rejected.
 *
 * @throws HttpError
 */
export function parseFilter(schema: Schema, text: string): DocumentPredicate {
  if (text.trim() === '') return () => true;
  const conditions = text.split('&&').map((part) => parseComparison(schema, part));
  return (document) => conditions.every((condition) => condition(document));
}

function parseComparison(schema: Schema, text: string): DocumentPredicate {
  const [, name, operator = '', valueText] = comparisonPattern.exec(text) ?? [];
  if (name === undefined || valueText === undefined || valueText === '' || /[()|<>]/.test(text)) {
    throw new HttpError(400, `Could not parse the filter query: "${text.trim()}".`);
  }
  const field = getField(schema, name);
  if (operator === '' && field.type.startsWith('string')) {
    throw new HttpError(400, `Filtering by words in \`${name}\` is not supported: use :=.`);
  }
  const items = valueText.startsWith('[') ? valueText.slice(1, -1).split(',') : [valueText];
  const accepted = items.map((item) => parseValue(field, item.trim()));
  return (document) => {
    const value = document[name];
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.some((item) => accepted.some((other) => other === item)) !== (operator === '!=');
  };
}

function parseValue({ name, type }: Field, text: string): string | number | boolean {
  const error = new HttpError(400, `Error with filter field \`${name}\`: not a value of the type ${type}.`);
  if (type.startsWith('string')) return text.replace(/^`(.*)`$/s, '$1');
  if (type === 'bool') {
    if (text !== 'true' && text !== 'false') throw error;
    return text === 'true';
  }
  if (text === '' || Number.isNaN(Number(text))) throw error;
  return Number(text);
}
