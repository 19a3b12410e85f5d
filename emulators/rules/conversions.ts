import { callable } from './callable.ts';
import type { Callables } from './callable.ts';
import type { RulesPath, RulesValue } from './contract.ts';
import { Fault, unsupported } from './fault.ts';
import type { Outcome } from './fault.ts';
import { kindOf, pathText, typeName } from './values.ts';

const INT_TEXT = /^[+-]?\d+$/;
const FLOAT_TEXT = /^[+-]?(?:NaN|Infinity|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)$/;
const LARGEST = 2n ** 63n - 1n;
const SMALLEST = -(2n ** 63n);
const STRING_FORMS = ['int', 'float', 'null', 'string', 'bool', 'path'];

function notConvertible(text: string, type: string): Fault {
  return new Fault(`Type conversion error. Argument: [${text}], From type: [string], To type: [${type}].`);
}

function toInt(value: string | bigint | number): Outcome {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return truncate(value);
  if (!INT_TEXT.test(value)) return notConvertible(value, 'int');
  const whole = BigInt(value.replace('+', ''));
  return whole > LARGEST || whole < SMALLEST ? notConvertible(value, 'int') : whole;
}

/** Towards zero; what does not fit becomes the nearest integer that does, and NaN becomes 0. */
export function truncate(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value >= 2 ** 63) return LARGEST;
  if (value <= -(2 ** 63)) return SMALLEST;
  return BigInt(Math.trunc(value));
}

function toFloat(value: string | bigint | number): Outcome {
  if (typeof value !== 'string') return Number(value);
  const text = value.trim();
  return FLOAT_TEXT.test(text) ? Number(text) : notConvertible(value, 'float');
}

/** What `string(value)` gives. */
export function toText(value: RulesValue): string | Fault {
  if (typeof value === 'number') return Number.isInteger(value) ? value.toFixed(1) : String(value);
  if (value === null || typeof value !== 'object') return String(value);
  if (kindOf(value) === 'path') return pathText(value as RulesPath);
  return unsupported(`string(${typeName(value)})`, STRING_FORMS.map((form) => `string(${form})`).join(', '));
}

/** `path('/a/b')`: empty segments are dropped. */
function toPath(text: string): RulesPath {
  return { kind: 'path', segments: text.split('/').filter((segment) => segment !== '') };
}

/** The conversions that need nothing but their argument. There is no `bool()`: the platform has none. */
export const CONVERSIONS: Callables = {
  int: callable(['int', 'float', 'string'], toInt),
  float: callable(['int', 'float', 'string'], toFloat),
  string: callable(['any'], toText),
  path: callable(['string'], toPath),
};
