import { expect, test } from 'vitest';
import { createDatabaseRulesMutants, createRulesMutants } from './mutate-rules.ts';

const wrapInRules = (body: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isMember() { return request.auth != null && request.auth.token.verified; }
    ${body}
  }
}`;

const describeMutants = (source: string) =>
  createRulesMutants(source).map(({ area, name }) => `${area}|${name}`);

test('removes each operand of && and || once', () => {
  const found = describeMutants(
    wrapInRules('match /users/{id} { allow get: if a() && (b() || c()) && d(); }'),
  );
  expect(found).toEqual([
    '|L4: request.auth != null → true',
    '|L4: request.auth.token.verified → true',
    'users|L5: d() → true',
    'users|L5: a() → true',
    'users|L5: b() || c() → true',
    'users|L5: b() → false',
    'users|L5: c() → false',
  ]);
});

test('removes a single condition but not a constant', () => {
  const found = describeMutants(
    wrapInRules('match /a/{id} { allow get: if true; allow list: if isMember(); }'),
  );
  expect(found.slice(2)).toEqual(['a|L5: isMember() → true']);
});

test('forces a ternary both ways, also inside calls', () => {
  const found = describeMutants(wrapInRules('match /a/{id} { allow get: if f(!(x ? 1 : 2)); }'));
  expect(found.slice(3)).toEqual(['a|L5: x → true', 'a|L5: x → false']);
});

test('every mutant differs from the source and parses', () => {
  const source = wrapInRules('match /a/{id} { allow get: if (x || y) && !(z && w); }');
  for (const { text } of createRulesMutants(source)) {
    expect(text).not.toBe(source);
    expect(() => createRulesMutants(text)).not.toThrow();
  }
});

test('removes one condition of the Realtime Database rules at a time', () => {
  const source = '{ "rules": { // comment\n "$x": { ".write": "a && b === (c ? 1 : 2) && d" } } }';
  expect(
    createDatabaseRulesMutants(source).map(({ name, text }) => [name, /"\.write": "(.*)"/.exec(text)?.[1]]),
  ).toEqual([
    ['a → true', 'true && b === (c ? 1 : 2) && d'],
    ['b === (c ? 1 : 2) → true', 'a && true && d'],
    ['d → true', 'a && b === (c ? 1 : 2) && true'],
  ]);
});
