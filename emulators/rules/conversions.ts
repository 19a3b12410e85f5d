import { defineCallable } from './callable.ts';
import type { Callables } from './callable.ts';
import type { PathVariable, RulesPath, RulesValue } from './contract.ts';
import { EvaluationError, unsupportedOperationError } from './evaluation-error.ts';
import type { EvaluationResult } from './evaluation-error.ts';
import { formatFloat, trimText } from './text.ts';
import { getValueType, formatPath, getTypeName } from './values.ts';

const intPattern = /^[+-]?\d+$/;
/** Java's notations: `1.5`, `1e3`, and `1f` or `1d`, which are the same. */
const floatPattern = /^([+-]?(?:NaN|Infinity|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?))(?:(?<=\d\.?)[fFdD])?$/;
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
  const number = floatPattern.exec(trimText(value))?.[1];
  return number === undefined ? createConversionError(value, 'float') : Number(number);
}

/** Evaluates `string(value)`. */
export function toText(value: RulesValue): string | EvaluationError {
  if (typeof value === 'number') return formatFloat(value);
  if (value === null || typeof value !== 'object') return String(value);
  if (getValueType(value) === 'path') return formatPath(value as RulesPath);
  return unsupportedOperationError(
    `string(${getTypeName(value)})`,
    stringArgumentTypes.map((type) => `string(${type})`).join(', '),
  );
}

const outerSpacePattern = /^(?:\u0085|[^\S\uFEFF])+|(?:\u0085|[^\S\uFEFF])+$/g;
const variablePattern = /^\{([A-Za-z_$][\w$]*)(=\*\*?)?\}$/;

/** Evaluates `path('/a/b')`: segments are decoded like parts of a URL, and `{name}` is a variable for `bind`. */
function toPath(text: string): EvaluationResult {
  const segments: string[] = [];
  const variables = new Map<number, PathVariable>();
  for (const part of text.replace(/^\//, '').split('/')) {
    const segment = part.replace(outerSpacePattern, '');
    const [isVariable, name, pattern] = variablePattern.exec(segment) ?? [];
    const isDuplicate = [...variables.values()].some((variable) => variable.name === name);
    const decoded = decodeSegment(segment);
    if (segment === '' || isDuplicate || decoded === undefined || (segment.startsWith('{') && !isVariable))
      return new EvaluationError(`Invalid Path Template ${text}.`);
    if (name !== undefined) variables.set(segments.length, { name, isRecursive: pattern === '=**' });
    segments.push(name === undefined ? decoded : '');
  }
  return { kind: 'path', segments, ...(variables.size > 0 && { variables }) };
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

/** The conversion functions. The service has no `bool()`. */
export const conversions: Callables = {
  int: defineCallable(['int', 'float', 'string'], toInt),
  float: defineCallable(['int', 'float', 'string'], toFloat),
  string: defineCallable(['any'], toText),
  path: defineCallable(['string'], toPath),
};
