import { expect, test } from 'vitest';
import { createDatabaseRulesMutants, createRulesMutants } from './rules-mutants.ts';

const wrapInRules = (body: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isMember() { return request.auth != null && request.auth.token.verified; }
    ${body}
  }
}`;

const describeMutants = (source: string) =>
  createRulesMutants(source).map(({ area, name }) => `${area}|${name}`);

test('each side of an && and of an || is left out once', () => {
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

test('a single condition is left out; one that is no condition is left alone', () => {
  const found = describeMutants(
    wrapInRules('match /a/{id} { allow get: if true; allow list: if isMember(); }'),
  );
  expect(found.slice(2)).toEqual(['a|L5: isMember() → true']);
});

test('a ternary is decided both ways, also inside of calls', () => {
  const found = describeMutants(wrapInRules('match /a/{id} { allow get: if f(!(x ? 1 : 2)); }'));
  expect(found.slice(3)).toEqual(['a|L5: x → true', 'a|L5: x → false']);
});

test('every mutant is a set of rules with one place changed', () => {
  const source = wrapInRules('match /a/{id} { allow get: if (x || y) && !(z && w); }');
  for (const { text } of createRulesMutants(source)) {
    expect(text).not.toBe(source);
    expect(() => createRulesMutants(text)).not.toThrow();
  }
});

test("the Realtime Database's rules lose one condition at a time", () => {
  const source = '{ "rules": { // words\n "$x": { ".write": "a && b === (c ? 1 : 2) && d" } } }';
  expect(
    createDatabaseRulesMutants(source).map(({ name, text }) => [name, /"\.write": "(.*)"/.exec(text)?.[1]]),
  ).toEqual([
    ['a → true', 'true && b === (c ? 1 : 2) && d'],
    ['b === (c ? 1 : 2) → true', 'a && true && d'],
    ['d → true', 'a && b === (c ? 1 : 2) && true'],
  ]);
});
