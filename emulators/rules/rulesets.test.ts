import { describe, expect, test } from 'vitest';
import { compileRules } from './compile.ts';
import { evaluateCondition, buildFirestoreRules, authorize, toRulesValue } from './testing/evaluate-rules.ts';
import type { RulesMap, RulesMethod, RulesRequest } from './contract.ts';

const allMethods: readonly RulesMethod[] = ['get', 'list', 'create', 'update', 'delete'];

function isAllowed(body: string, path: string, method: RulesMethod = 'get'): boolean {
  return authorize(buildFirestoreRules(body), { path, method }).allowed;
}

describe('allow', () => {
  test.each([
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ['get', ['get']],
    ['read, delete', ['get', 'list', 'delete']],
    ['create, update', ['create', 'update']],
  ])('%s covers %j', (methods, covered) => {
    const body = `match /a/{b} { allow ${methods}; }`;
    expect(allMethods.filter((method) => isAllowed(body, 'a/b', method))).toEqual(covered);
  });

  test('any statement may allow', () => {
    const body = 'match /a/{b} { allow get: if false; allow read: if b.x == 1; allow get; }';
    expect(isAllowed(body, 'a/b')).toBe(true);
    expect(isAllowed(body, 'a/b', 'list')).toBe(false);
  });

  test('denies requests of another service', () => {
    const source = 'service firebase.storage { match /{rest=**} { allow read; } }';
    expect(authorize(source)).toEqual({
      allowed: false,
      message: '\nNo matching allow statements',
      expressionCount: 0,
    });
  });
});

describe('match paths', () => {
  test.each([
    ['match /a/{b} { allow get; }', 'a/b', true],
    ['match /a/{b} { allow get; }', 'c/b', false],
    ['match /a/{b} { allow get; }', 'a/b/c/d', false],
    ['match /a/b { allow get; }', 'a/b', true],
    ['match /a/{b} { match /c/{d} { allow get: if b == "x" && d == "y"; } }', 'a/x/c/y', true],
    ['match /a/{b} { match /c/{d} { allow get: if b == "x" && d == "y"; } }', 'a/y/c/x', false],
    ['match /a/{rest=**} { allow get; }', 'a/b/c/d', true],
    ['match /{rest=**} { allow get: if rest == /a/b; }', 'a/b', true],
    ['match /{p=**}/c/{d} { allow get: if p == /a/b && d == "x"; }', 'a/b/c/x', true],
    ['match /{p=**}/c/{d} { allow get: if d == "x"; }', 'c/x', true],
    ['match /{p=**}/c/{d} { allow get; }', 'c/x/e/y', false],
    ['match /a/{b}/{rest=**} { allow get: if rest is path; }', 'a/b', true],
    ['match /a/{b} { match /{rest=**} { allow get; } }', 'a/b', true],
    ['match /{p=**} { match /c/{d} { allow get; } }', 'a/b/c/d', true],
    ['match /a/{a} { allow get: if a == "x"; } match /{c}/{d} { allow get: if c == "b"; }', 'b/y', true],
    ['match /a/{a} { allow get: if a == "x"; } match /{c}/{d} { allow get: if d == "z"; }', 'a/z', true],
  ])('%s covers %s: %j', (body, path, expected) => {
    expect(isAllowed(body, path)).toBe(expected);
  });

  test('a recursive wildcard matches at least one segment in version 1', () => {
    const inVersion = (version: number) => `rules_version = '${version}'; service cloud.firestore {
      match /databases/{database}/documents/a/{b}/{rest=**} { allow get; } }`;
    expect(authorize(inVersion(1), { path: 'a/b' }).allowed).toBe(false);
    expect(authorize(inVersion(1), { path: 'a/b/c' }).allowed).toBe(true);
    expect(authorize(inVersion(2), { path: 'a/b' }).allowed).toBe(true);
  });
});

describe('functions', () => {
  test('access parameters, lets, enclosing wildcards and the request', () => {
    const body = `
      function outer(x) { return x == inner() && database == '(default)'; }
      function inner() { return request.auth.uid; }
      match /a/{b} {
        function both(x, y) { let sum = x + y; let twice = sum * 2; return twice == 6 && outer(b); }
        match /c/{d} { allow get: if both(1, 2) && d == 'd'; }
      }`;
    const source = buildFirestoreRules(body);
    const request = { auth: { uid: 'alice' } };
    expect(authorize(source, { path: 'a/alice/c/d', request }).allowed).toBe(true);
    expect(authorize(source, { path: 'a/bob/c/d', request }).allowed).toBe(false);
  });

  test('are resolved from the innermost scope outwards, including the file', () => {
    const source = `function f() { return 1; } function g() { return 1; }
      service cloud.firestore { function g() { return 2; }
        match /databases/{d}/documents { match /a/{b} { allow get: if f() == 1 && g() == 3; function g() { return 3; } } } }`;
    expect(() => authorize(source, { path: 'a/b' })).toThrow("Duplicate function 'g'.");
    expect(authorize(source.replace('function g() { return 1; }', ''), { path: 'a/b' }).allowed).toBe(true);
  });

  test('do not access names of their caller', () => {
    const body =
      'function f() { return x == 1; } match /a/{x} { function g(y) { return y == 1; } allow get: if f() || g(2); }';
    expect(authorize(buildFirestoreRules(body), { path: 'a/b' }).message).toContain(
      'Property x is undefined on object.',
    );
    expect(
      authorize(buildFirestoreRules('match /a/{b} { allow get: if f(1); function f() { return true; } }'), {
        path: 'a/b',
      }).message,
    ).toBe("\nIncorrect number of arguments. Received: 1. Expected: f(). for 'get' @ L1");
  });

  test('may ignore an argument or a let with an error', () => {
    const functions = 'function f(x) { let y = x.z; return x == 1 || true; }';
    expect(
      authorize(buildFirestoreRules(`${functions} match /a/{b} { allow get: if f(null.z); }`), {
        path: 'a/b',
      }).allowed,
    ).toBe(true);
  });
});

describe('limits', () => {
  const calls = (depth: number) => {
    const chain = Array.from(
      { length: depth },
      (_, index) => `function f${index}() { return ${index + 1 === depth ? 'true' : `f${index + 1}()`}; }`,
    );
    return buildFirestoreRules(`${chain.join('\n')} match /a/{b} { allow get: if f0(); }`);
  };

  test('allow a call depth of 20', () => {
    expect(authorize(calls(21), { path: 'a/b' }).allowed).toBe(true);
    expect(() => compileRules(calls(22))).toThrow("'f0' nests more than 20 calls.");
  });

  test('allow 1000 expressions, even when || could still allow', () => {
    const repeat = (count: number) => `[${Array.from({ length: count }, () => 'true').join(',')}][0]`;
    expect(evaluateCondition(repeat(997))).toBe(true);
    const tooMany =
      'Unable to evaluate the expression as the maximum of 1000 expressions to evaluate has been reached.';
    expect(evaluateCondition(repeat(998))).toBe(tooMany);
    const split = `match /a/{b} { allow get: if !${repeat(600)}; allow get: if ${repeat(600)}; }`;
    expect(authorize(buildFirestoreRules(split), { path: 'a/b' }).message).toBe(
      `\nfalse for 'get' @ L1, ${tooMany} for 'get' @ L1`,
    );
  });

  test('do not count operands that && and || skip', () => {
    const long = `[${Array.from({ length: 990 }, () => 'true').join(',')}][0]`;
    expect(evaluateCondition(`false && ${long} || (true || ${long})`)).toBe(true);
  });

  const existing = (count: number) =>
    Array.from({ length: count }, (_, index) => `!exists(/databases/(default)/documents/a/n${index})`).join(
      ' && ',
    );

  test('allow 10 different documents for one request', () => {
    expect(evaluateCondition(`${existing(10)} && ${existing(10)}`)).toBe(true);
    expect(evaluateCondition(`${existing(11)} || true`)).toMatch(
      /maximum of 10 document access calls has been reached/,
    );
  });

  test('allow 20 documents for one batch', () => {
    const batch = { seen: new Set<string>() };
    const existingIn = (from: number) => existing(from).replaceAll('a/n', `b${from}/n`);
    expect(evaluateCondition(existingIn(10), { extra: { batch } })).toBe(true);
    expect(evaluateCondition(existingIn(9), { extra: { batch } })).toBe(true);
    expect(evaluateCondition(existingIn(10), { extra: { batch } })).toBe(true);
    expect(evaluateCondition(existingIn(2), { extra: { batch } })).toMatch(
      /maximum of 20 document access calls/,
    );
  });
});

describe('the message of a denial', () => {
  test('names every evaluated statement in source order', () => {
    const source = buildFirestoreRules(`
      match /a/{b} {
        allow create: if false;
        allow write:
          if request.auth.uid == b
          || false;
        allow get: if true;
      }
      match /{rest=**} { allow write: if resource.data.x; }`);
    expect(authorize(source, { path: 'a/b', method: 'create', request: { auth: null } }).message).toBe(
      "\nfalse for 'create' @ L3, Null value error. for 'create' @ L5, Null value error. for 'create' @ L9",
    );
    expect(authorize(source, { path: 'a/b', method: 'create', request: {} }).message).toContain(
      "Property auth is undefined on object. for 'create' @ L5",
    );
  });

  test('is empty when the request is allowed', () => {
    expect(authorize(buildFirestoreRules('match /a/{b} { allow get; }'), { path: 'a/b' })).toEqual({
      allowed: true,
      message: '',
      expressionCount: 1,
    });
  });
});

describe('a list query', () => {
  const resource = new Map([
    [
      'data',
      toRulesValue({
        owner: 'alice',
        tags: { kind: 'constraint', facts: [{ operator: 'contains', value: 'x' }] },
      }),
    ],
  ]);
  const list = (condition: string, extra: Partial<RulesRequest> = {}, path = 'a') =>
    authorize(buildFirestoreRules(`match /a/{b} { allow list: if ${condition}; }`), {
      method: 'list',
      path,
      resource,
      request: { query: { limit: 20 }, auth: { uid: 'alice' } },
      extra,
    }).message.trim() || true;
  const missing = (name: string) => `Property ${name} is undefined on object. for 'list' @ L1`;
  const none = "Null value error. for 'list' @ L1";

  test.each([
    ['resource.data.owner == request.auth.uid', true],
    ["resource.data.get('owner', '') == 'alice'", true],
    ["'owner' in resource.data && resource.data is map", true],
    ['resource.data.secret == false', missing('secret')],
    ["resource.data.get('secret', false) == false", true],
    ["!('secret' in resource.data)", true],
    ["resource.data.secret == false || resource.data.owner == 'alice'", true],
    ["resource.data.keys().hasOnly(['owner', 'tags']) && resource.data.size() == 2", true],
    ["resource.data == {'owner': 'alice'}", "false for 'list' @ L1"],
    ["'x' in resource.data.tags && resource.data.tags.hasAny(['x', 'y'])", true],
    ["'y' in resource.data.tags", none],
    ["!('y' in resource.data.tags)", none],
    ["resource.data.tags.hasAny(['y'])", "false for 'list' @ L1"],
    ["resource.data.tags.hasAll(['x'])", "Function not found error: Name: [hasAll]. for 'list' @ L1"],
    ["resource.data.diff({'tags': ['x']}).affectedKeys().hasAny(['owner'])", none],
    ["resource.data.diff({'a': 1}).removedKeys() == ['a'].toSet()", true],
    ["resource.data.tags == ['x']", none],
    ['resource.data.tags.size() == 1', "Function not found error: Name: [size]. for 'list' @ L1"],
    ["b == 'one'", none],
    ["resource.id != 'one'", missing('id')],
    ['exists(/databases/(default)/documents/a/$(b))', none],
    ['request.query.limit <= 20', true],
    ['request.query.limit <= 10', "false for 'list' @ L1"],
  ])('%s: %j', (condition, expected) => {
    expect(list(condition)).toBe(expected);
  });

  test('knows the ID of the document that it names', () => {
    expect(list("b == 'one'", {}, 'a/one')).toBe(true);
  });

  test('for a collection group needs a recursive wildcard', () => {
    const query = { method: 'list', path: 'c', extra: { collectionGroup: true } } as const;
    const covered = (body: string) => authorize(buildFirestoreRules(body), query).allowed;
    expect(covered('match /{path=**}/c/{d} { allow list; }')).toBe(true);
    expect(covered('match /{rest=**} { allow list; }')).toBe(true);
    expect(covered('match /c/{d} { allow list; }')).toBe(false);
    expect(covered('match /a/{b}/c/{d} { allow list; }')).toBe(false);
    expect(covered('match /{path=**}/e/{d} { allow list; }')).toBe(false);
    expect(covered('match /{path=**}/c/{d} { allow list: if path == /a; }')).toBe(false);
  });
});

test('debug() reports a value and returns it', () => {
  const shown: string[] = [];
  const debug = (text: string) => shown.push(text);
  expect(
    evaluateCondition("debug(1 + 1) == 2 && debug({'a': [1]}).a[0] == 1 && debug('x') == 'x'", {
      extra: { debug },
    }),
  ).toBe(true);
  expect(shown).toEqual(['int_value: 2', 'map_value: {"a":[1]}', 'string_value: x']);
});

test('a ruleset evaluates requests independently', () => {
  const ruleset = compileRules(buildFirestoreRules('match /a/{b} { allow get: if request.auth.uid == b; }'));
  const isAllowedFor = (uid: string, id: string) =>
    ruleset.authorize({
      service: 'cloud.firestore',
      method: 'get',
      path: ['databases', '(default)', 'documents', 'a', id],
      request: toRulesValue({ auth: { uid } }) as RulesMap,
      resource: null,
      documents: { fetch: () => undefined },
    }).allowed;
  expect([isAllowedFor('x', 'x'), isAllowedFor('x', 'y'), isAllowedFor('y', 'y')]).toEqual([
    true,
    false,
    true,
  ]);
});
