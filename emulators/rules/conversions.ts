import { defineCallable } from './callable.ts';
import type { Callables } from './callable.ts';
import type { RulesPath, RulesValue } from './contract.ts';
import { EvaluationError, unsupportedOperationError } from './evaluation-error.ts';
import type { EvaluationResult } from './evaluation-error.ts';
import { getValueType, formatPath, getTypeName } from './values.ts';

const intPattern = /^[+-]?\d+$/;
const floatPattern = /^[+-]?(?:NaN|Infinity|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)$/;
const maxInt64 = 2n ** 63n - 1n;
const minInt64 = -(2n ** 63n);
const stringArgumentTypes = ['int', 'float', 'null', 'string', 'bool', 'path'];

function createConversionError(text: string, type: string): EvaluationError {
  return new EvaluationError(
    `Type conversion error. Argument: [${text}], From type: [string], To type: [${type}].`,
  );
}

function toInt(value: string | bigint | number): EvaluationResult {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return truncate(value);
  if (!intPattern.test(value)) return createConversionError(value, 'int');
  const integer = BigInt(value.replace('+', ''));
  return integer > maxInt64 || integer < minInt64 ? createConversionError(value, 'int') : integer;
}

/** Rounds towards zero, clamps to 64 bits, and converts NaN to 0. */
export function truncate(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value >= 2 ** 63) return maxInt64;
  if (value <= -(2 ** 63)) return minInt64;
  return BigInt(Math.trunc(value));
}

function toFloat(value: string | bigint | number): EvaluationResult {
  if (typeof value !== 'string') return Number(value);
  const text = value.trim();
  return floatPattern.test(text) ? Number(text) : createConversionError(value, 'float');
}

/** Evaluates `string(value)`. */
export function toText(value: RulesValue): string | EvaluationError {
  if (typeof value === 'number') return Number.isInteger(value) ? value.toFixed(1) : String(value);
  if (value === null || typeof value !== 'object') return String(value);
  if (getValueType(value) === 'path') return formatPath(value as RulesPath);
  return unsupportedOperationError(
    `string(${getTypeName(value)})`,
    stringArgumentTypes.map((type) => `string(${type})`).join(', '),
  );
}

/** Evaluates `path('/a/b')`. Empty segments are dropped. */
function toPath(text: string): RulesPath {
  return { kind: 'path', segments: text.split('/').filter((segment) => segment !== '') };
}

/** The conversion functions. The service has no `bool()`. */
export const conversions: Callables = {
  int: defineCallable(['int', 'float', 'string'], toInt),
  float: defineCallable(['int', 'float', 'string'], toFloat),
  string: defineCallable(['any'], toText),
  path: defineCallable(['string'], toPath),
};
