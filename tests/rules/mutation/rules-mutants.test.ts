import { expect, test } from 'vitest';
import { createDatabaseRulesMutants, createRulesMutants } from './mutate-rules.ts';

const wrapInRules = (body: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isMember() { return request.auth != null && request.auth.token.verified; }
    ${body}
  }
}`;

test.each([
  [
    'removes each operand of && and || once',
    'match /users/{id} { allow get: if a() && (b() || c()) && d(); }',
    ['d() → true', 'a() → true', 'b() || c() → true', 'b() → false', 'c() → false'],
  ],
  [
    'removes a single condition but not a constant',
    'match /users/{id} { allow get: if true; allow list: if isMember(); }',
    ['isMember() → true'],
  ],
  [
    'forces a ternary both ways, also inside calls',
    'match /users/{id} { allow get: if f(!(x ? 1 : 2)); }',
    ['f(!(x ? 1 : 2)) → true', 'x → true', 'x → false'],
  ],
])('%s', (_title, body, expected) => {
  const found = createRulesMutants(wrapInRules(body)).map(({ area, name }) => `${area}|${name}`);
  expect(found).toEqual([
    '|L4: request.auth != null → true',
    '|L4: request.auth.token.verified → true',
    ...expected.map((name) => `users|L5: ${name}`),
  ]);
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
