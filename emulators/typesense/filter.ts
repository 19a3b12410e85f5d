import { HttpError } from './http-error.ts';
import { getField, type Field, type Schema, type StoredDocument } from './schema.ts';

export type DocumentPredicate = (document: StoredDocument) => boolean;

const comparisonPattern = /^\s*(\w+)\s*:(=|!=)?\s*(\[.*\]|[^[\]]*?)\s*$/s;

/**
 * Reads `filter_by`: comparisons `field:=value`, `field:!=value` and `field:[a, b]`, joined by `&&`. The rest of the
 * language (`||`, parentheses, ranges, words within a text) is refused.
 *
 * @throws Refusal
 */
export function parseFilter(schema: Schema, text: string): DocumentPredicate {
  if (text.trim() === '') return () => true;
  const conditions = text.split('&&').map((part) => parseComparison(schema, part));
  return (document) => conditions.every((holds) => holds(document));
}

function parseComparison(schema: Schema, text: string): DocumentPredicate {
  const [, name, operator = '', given] = comparisonPattern.exec(text) ?? [];
  if (name === undefined || given === undefined || given === '' || /[()|<>]/.test(text)) {
    throw new HttpError(400, `Could not parse the filter query: "${text.trim()}".`);
  }
  const field = getField(schema, name);
  if (operator === '' && field.type.startsWith('string')) {
    throw new HttpError(400, `Words within \`${name}\` are not looked for: use :=.`);
  }
  const list = given.startsWith('[') ? given.slice(1, -1).split(',') : [given];
  const wanted = list.map((one) => parseValue(field, one.trim()));
  return (document) => {
    const value = document[name];
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.some((one) => wanted.some((other) => other === one)) !== (operator === '!=');
  };
}

function parseValue({ name, type }: Field, text: string): string | number | boolean {
  const wrong = new HttpError(400, `Error with filter field \`${name}\`: not a value of the type ${type}.`);
  if (type.startsWith('string')) return text.replace(/^`(.*)`$/s, '$1');
  if (type === 'bool') {
    if (text !== 'true' && text !== 'false') throw wrong;
    return text === 'true';
  }
  if (text === '' || Number.isNaN(Number(text))) throw wrong;
  return Number(text);
}
