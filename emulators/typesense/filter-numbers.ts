import { HttpError } from '#http-error.ts';
import type { Field } from './schema.ts';

/** Whether the values of a document's field are accepted. */
type Accepts = (values: readonly number[]) => boolean;

const minInt32 = -(2 ** 31);
const maxInt32 = 2 ** 31 - 1;
const integer = /^[-+]?\d+$/;
const number = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;

/**
 * Parses `value`, `<value`, `from..to`, or a list of them, of which one has to accept any of the values. A `!` negates
 * all.
 *
 * @throws HttpError
 */
export function parseNumbers(field: Field, text: string): Accepts {
  const isNegated = /^!(?!=)|^!= *\[.*\]$/s.test(text);
  const value = isNegated ? text.replace(/^!=? */, '') : text;
  const items = /^\[.*\]$/s.test(value) ? splitTrimmed(value.slice(1, -1), ',') : [value];
  const conditions = items.map((item) => parseNumber(field, item));
  return (values) => conditions.some((accepts) => accepts(values)) !== isNegated;
}

const splitTrimmed = (text: string, separator: string) =>
  text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '');

function parseNumber(field: Field, text: string): Accepts {
  const round = field.type === 'float' ? Math.fround : (value: number) => value;
  const read = (item: string) => round(toNumber(field, item));
  const any = (accepts: (value: number) => boolean) => (values: readonly number[]) =>
    values.some((value) => accepts(round(value)));
  const [, comparison = '', rest = ''] = /^(<=|>=|!=|<|>)?\s*(.*)$/s.exec(text) ?? [];
  if (comparison === '' && !number.test(text)) {
    if (!text.includes('..'))
      throw new HttpError(
        400,
        `Error with filter field \`${field.name}\`: Numerical field has an invalid comparator.`,
      );
    const [from = NaN, to = NaN] = splitTrimmed(text, '..').map(read);
    return any((value) => value >= from && value <= to);
  }
  const limit = read(rest);
  switch (comparison) {
    case '<=':
      return any((value) => value <= limit);
    case '>=':
      return any((value) => value >= limit);
    case '<':
      return any((value) => value < limit);
    case '>':
      return any((value) => value > limit);
    case '!=':
      return (values) => !values.some((value) => round(value) === limit);
    default:
      return any((value) => value === limit);
  }
}

function toNumber({ name, type }: Field, text: string): number {
  const isFloat = type === 'float';
  if (!(isFloat ? number : integer).test(text))
    throw new HttpError(400, `Error with filter field \`${name}\`: Not ${isFloat ? 'a' : 'an'} ${type}.`);
  const value = Number(text);
  if (type === 'int32' && (value < minInt32 || value > maxInt32))
    throw new HttpError(
      400,
      `Error with filter field \`${name}\`: \`${text}\` exceeds the range of an int32.`,
    );
  return value;
}

/** Parses `true`, `false` or a list of them, negated by `!=` or `!`. @throws HttpError */
export function parseBooleans({ name }: Field, text: string): Accepts {
  const [, sign, value = ''] = /^(!=?)? *(.*)$/s.exec(text) ?? [];
  if (value === '')
    throw new HttpError(400, `Error with filter field \`${name}\`: Filter value cannot be empty.`);
  const isList = /^\[.*\]$/s.test(value);
  const items = isList ? splitTrimmed(value.slice(1, -1), ',') : [value];
  if (items.some((item) => item !== 'true' && item !== 'false'))
    throw new HttpError(
      400,
      isList
        ? `Values of filter field \`${name}\`: must be \`true\` or \`false\`.`
        : `Value of filter field \`${name}\` must be \`true\` or \`false\`.`,
    );
  const accepted = new Set(items.map((item) => Number(item === 'true')));
  return (values) => values.some((item) => accepted.has(item)) !== (sign !== undefined);
}
