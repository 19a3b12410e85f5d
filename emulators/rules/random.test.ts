import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RulesSyntaxError } from './syntax-error.ts';
import { evaluateCondition, buildFirestoreRules, authorize } from './testing/evaluate-rules.ts';

/** A condition and its result by an independent model. */
interface ModelCondition {
  readonly text: string;
  readonly value: boolean | 'error';
}

const leaf: fc.Arbitrary<ModelCondition> = fc.constantFrom<ModelCondition>(
  { text: 'true', value: true },
  { text: 'false', value: false },
  { text: 'null.x', value: 'error' },
  { text: "request.auth.uid == 'alice'", value: true },
  { text: "'x' in request.auth", value: false },
  { text: 'request.auth.missing', value: 'error' },
  { text: '1 / 0 == 1', value: 'error' },
);

function modelLogical(
  { value: left }: ModelCondition,
  { value: right }: ModelCondition,
  decisive: boolean,
): boolean | 'error' {
  if (left === decisive || right === decisive) return decisive;
  return left === 'error' || right === 'error' ? 'error' : !decisive;
}

function modelTernary(
  { value }: ModelCondition,
  whenTrue: ModelCondition,
  whenFalse: ModelCondition,
): boolean | 'error' {
  if (value === 'error') return 'error';
  return value ? whenTrue.value : whenFalse.value;
}

const { condition } = fc.letrec<{ condition: ModelCondition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    leaf,
    fc.tuple(tie('condition'), tie('condition')).map(([left, right]) => ({
      text: `(${left.text}) && (${right.text})`,
      value: modelLogical(left, right, false),
    })),
    fc.tuple(tie('condition'), tie('condition')).map(([left, right]) => ({
      text: `(${left.text}) || (${right.text})`,
      value: modelLogical(left, right, true),
    })),
    tie('condition').map(({ text, value }) => ({
      text: `!(${text})`,
      value: value === 'error' ? value : !value,
    })),
    fc.tuple(tie('condition'), tie('condition'), tie('condition')).map(([choice, left, right]) => ({
      text: `(${choice.text}) ? (${left.text}) : (${right.text})`,
      value: modelTernary(choice, left, right),
    })),
    fc.tuple(tie('condition'), tie('condition')).map(([left, right]) => ({
      text: `[(${left.text}), (${right.text})][1]`,
      value: left.value === 'error' ? left.value : right.value,
    })),
  ),
}));

const request = { auth: { uid: 'alice' } };

describe('random expressions', () => {
  test('match a model of logic with errors', () => {
    fc.assert(
      fc.property(condition, ({ text, value }) => {
        const result = evaluateCondition(text, { request });
        expect(typeof result === 'string' ? 'error' : result).toBe(value);
      }),
      { numRuns: 1000 },
    );
  });

  const integer = fc.bigInt({ min: -(2n ** 40n), max: 2n ** 40n });
  const format = (value: bigint) => (value < 0n ? `(${value})` : String(value));

  test('calculate with 64-bit integers', () => {
    fc.assert(
      fc.property(integer, integer, fc.constantFrom('+', '-', '*', '/', '%'), (a, b, operator) => {
        fc.pre(b !== 0n || (operator !== '/' && operator !== '%'));
        const exact =
          { '+': a + b, '-': a - b, '*': a * b, '/': b && a / b, '%': b && a % b }[operator] ?? 0n;
        const isInRange = BigInt.asIntN(64, exact) === exact;
        fc.pre(exact > -(2n ** 63n) || !isInRange);
        const comparison = `${format(a)} ${operator} ${format(b)} == ${isInRange ? format(exact) : '0'}`;
        const overflow = 'Integer value is out of the [-9223372036854775808, 9223372036854775807] range.';
        expect(evaluateCondition(comparison)).toBe(isInRange || overflow);
      }),
    );
  });

  test('match a model of diff()', () => {
    const map = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 0, max: 2 }));
    const list = (keys: string[]) => `[${keys.map((key) => `'${key}'`).join(',')}].toSet()`;
    fc.assert(
      fc.property(map, map, (after, before) => {
        const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])];
        const affected = keys.filter((key) => after[key] !== before[key]);
        const added = keys.filter((key) => !(key in before));
        const diff = `${JSON.stringify(after)}.diff(${JSON.stringify(before)})`;
        expect(
          evaluateCondition(
            `${diff}.affectedKeys() == ${list(affected)} && ${diff}.addedKeys() == ${list(added)}`,
          ),
        ).toBe(true);
      }),
    );
  });
});

describe('malformed sources', () => {
  const validSource = buildFirestoreRules(`
    function f(a, b) { let c = a + b; return c > 1 && get(/databases/$(database)/documents/a/$(a)).data.x is string; }
    match /a/{b} { allow read, create: if f(b, 'x\\n') || request.auth.uid in ['a', b'c'][0:1] ? -1.5 < 2e3 : !{'k': null}.k;
      match /c/{rest=**} { allow write; /* comment */ } } // end`);
  const piece = fc.constantFrom(
    ...[
      '{',
      '}',
      '(',
      ')',
      '[',
      ']',
      '$(',
      '/',
      '**',
      '*',
      "'",
      '"',
      '\\',
      ';',
      ':',
      ',',
      '.',
      '=',
      '?',
      '&',
      '||',
    ],
    ...[
      'match',
      'allow',
      'if',
      'let',
      'return',
      'function',
      'service',
      'in',
      'is',
      'true',
      '0',
      '1.',
      '-',
      '\n',
      '//',
      '/*',
      '\u0000',
      'é',
      '💥',
    ],
  );
  const expectHandled = (source: string): void => {
    try {
      const decision = authorize(source, { path: 'a/b/c/d', request });
      expect(decision.allowed || decision.message !== '').toBe(true);
    } catch (error) {
      expect(error).toBeInstanceOf(RulesSyntaxError);
      const { line, column, message } = error as RulesSyntaxError;
      expect(line).toBeGreaterThan(0);
      expect(column).toBeGreaterThan(0);
      expect(message).toMatch(/\.$/);
    }
  };

  test('compile or are rejected with a position after random replacements', () => {
    const offset = fc.nat({ max: validSource.length });
    fc.assert(
      fc.property(offset, fc.nat({ max: 30 }), fc.array(piece, { maxLength: 4 }), (start, length, pieces) => {
        expectHandled(validSource.slice(0, start) + pieces.join('') + validSource.slice(start + length));
      }),
      { numRuns: 2500 },
    );
  }, 30_000);

  test('compile or are rejected with a position when they are random', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ unit: 'binary' })), { maxLength: 40 }), (pieces) => {
        expectHandled(pieces.join(' '));
        expectHandled(buildFirestoreRules(`match /a/{b} { allow get: if ${pieces.join('')}; }`));
      }),
      { numRuns: 1000 },
    );
  }, 30_000);
});
