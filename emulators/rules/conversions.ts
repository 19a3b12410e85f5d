import { defineCallable } from './callable.ts';
import type { Callables } from './callable.ts';
import type { RulesPath, RulesValue } from './contract.ts';
import { EvaluationError, unsupportedOperationError } from './evaluation-error.ts';
import type { EvaluationResult } from './evaluation-error.ts';
import { getValueType, formatPath, getTypeName } from './values.ts';

const INT_PATTERN = /^[+-]?\d+$/;
const FLOAT_PATTERN = /^[+-]?(?:NaN|Infinity|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)$/;
const MAX_INT64 = 2n ** 63n - 1n;
const MIN_INT64 = -(2n ** 63n);
const STRING_ARGUMENT_TYPES = ['int', 'float', 'null', 'string', 'bool', 'path'];

function createConversionError(text: string, type: string): EvaluationError {
  return new EvaluationError(
    `Type conversion error. Argument: [${text}], From type: [string], To type: [${type}].`,
  );
}

function toInt(value: string | bigint | number): EvaluationResult {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return truncate(value);
  if (!INT_PATTERN.test(value)) return createConversionError(value, 'int');
  const whole = BigInt(value.replace('+', ''));
  return whole > MAX_INT64 || whole < MIN_INT64 ? createConversionError(value, 'int') : whole;
}

/** Towards zero; what does not fit becomes the nearest integer that does, and NaN becomes 0. */
export function truncate(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value >= 2 ** 63) return MAX_INT64;
  if (value <= -(2 ** 63)) return MIN_INT64;
  return BigInt(Math.trunc(value));
}

function toFloat(value: string | bigint | number): EvaluationResult {
  if (typeof value !== 'string') return Number(value);
  const text = value.trim();
  return FLOAT_PATTERN.test(text) ? Number(text) : createConversionError(value, 'float');
}

/** What `string(value)` gives. */
export function toText(value: RulesValue): string | EvaluationError {
  if (typeof value === 'number') return Number.isInteger(value) ? value.toFixed(1) : String(value);
  if (value === null || typeof value !== 'object') return String(value);
  if (getValueType(value) === 'path') return formatPath(value as RulesPath);
  return unsupportedOperationError(
    `string(${getTypeName(value)})`,
    STRING_ARGUMENT_TYPES.map((form) => `string(${form})`).join(', '),
  );
}

/** `path('/a/b')`: empty segments are dropped. */
function toPath(text: string): RulesPath {
  return { kind: 'path', segments: text.split('/').filter((segment) => segment !== '') };
}

/** The conversions that need nothing but their argument. There is no `bool()`: the platform has none. */
export const CONVERSIONS: Callables = {
  int: defineCallable(['int', 'float', 'string'], toInt),
  float: defineCallable(['int', 'float', 'string'], toFloat),
  string: defineCallable(['any'], toText),
  path: defineCallable(['string'], toPath),
};
