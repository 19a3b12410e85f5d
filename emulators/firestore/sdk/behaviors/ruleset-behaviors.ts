import type { Behavior } from './behavior.ts';
import { buildRules } from './behavior.ts';

function createRulesetBehavior(title: string, expected: string, source: string): Behavior {
  return { title, expected, run: (sandbox) => sandbox.loadRules(source) };
}

const createMatchBehavior = (expected: string, matches: string) =>
  createRulesetBehavior(matches, expected, buildRules(matches));

const condition = (text: string) => `match /a/{b} { allow get: if ${text}; }`;

const nestCalls = (depth: number) =>
  Array.from(
    { length: depth },
    (_, n) => `function f${n}() { return ${n + 1 < depth ? `f${n + 1}()` : 'true'}; }`,
  ).join(' ');

const deployable = [
  `${nestCalls(21)} match /a/{b} { allow get: if f0(); }`,
  'match /a/{b} { function f() { return true; } }',
  'match /a/{b} { allow fetch: if true; }',
  'match /a/{b=*} { allow get; }',
  "match /'a'/{b} { allow get; }",
  'match /(a)/b&c/d%20e/{f} { allow get; }',
  'match /a/{b} { match /c/{b} { allow get; } }',
  condition("exists(/databases/$(db)/documents/a/'b')"),
  condition('1. == .5'),
  condition('-9223372036854775808 == 1'),
  condition('b[1:] == b[:1]'),
  condition("b.replace('(', '') == b"),
  condition("b.matches('(' + ')')"),
  condition('missing.x == missing()'),
  condition('resource.data.a$ == $b && c$d'),
  condition('exists(/databases/$ (db)/documents/a/b)'),
  'function f$($a) { return $a; } match /a/{$b} { allow get: if f$($b); }',
  condition('resource.data.import == 1 && resource.data.if == 1'),
  'function f(a, b, c, d, e, f, g) { return true; } match /a/{b} { allow get; }',
  'match /a/* { allow get; }',
  'match /a/b/* x */ { allow get; }',
  'match /for/{b} { allow get; }',
  condition('b.for == 1 && 1 is set'),
  condition("b == '\\ud83d' && B'a' == b'\\377'"),
];

const refused = [
  'match /a/{b} {}',
  '',
  'match /a/{b} { allow get;; }',
  'match /a/{b} { allow get; };',
  'function f() { return true; };',
  'function f() { return f(); }',
  'function f() { return g(); } function g() { return f(); }',
  `${nestCalls(22)} match /a/{b} { allow get: if f0(); }`,
  'match /a/{b}/c/{b} { allow get; }',
  'match /a/{math} { allow get; }',
  'match /a/{rules_version} { allow get; }',
  'match /a/{import} { allow get; }',
  'match /a!/{b} { allow get; }',
  'match /a%/{b} { allow get; }',
  condition("b.matches('(')"),
  condition("b.split('[') == []"),
  condition('resource.data.rules_version == 1'),
  condition('$ == 1'),
  condition('resource.data.service == 1'),
  'function f() { let a = 1 return a == 1; }',
  condition('resource.data.if() == 1'),
  condition('1 == 0x10'),
  condition('1 == 010'),
  condition('1 == 1e3'),
  condition('--1 == 1'),
  'function f(a, b, c, d, e, f, g, h) { return true; }',
  'match /a/{while} { allow get; }',
  'match /a/{b} { allow while; }',
  condition('for == 1'),
  condition('b is null'),
  condition('-!b == 1'),
  ...["'\\v'", "'\\a'", "'\\?'", "'\\`'", "'\\/'", "'\\u{41}'", "'\\U00000041'", "b'\\u00e9'"].map(
    (literal) => condition(`b == ${literal}`),
  ),
];

const anyMatch = 'match /a { allow get; }';
/** Names of services with dots in odd places. */
const serviceNames = ['.firestore', '.', 'a..b', 'cloud.', 'cloud.sql', 'a-b'];

export const rulesetBehaviors: readonly Behavior[] = [
  ...deployable.map((matches) => createMatchBehavior('ok', matches)),
  ...refused.map((matches) => createMatchBehavior('INVALID_ARGUMENT', matches)),
  createRulesetBehavior('an empty service', 'INVALID_ARGUMENT', 'service cloud.firestore {}'),
  ...serviceNames.map((name) =>
    createRulesetBehavior(`the service ${name}`, 'ok', `service ${name} { ${anyMatch} }`),
  ),
  ...['cloud . firestore', 'match', '$a'].map((name) =>
    createRulesetBehavior(`the service ${name}`, 'INVALID_ARGUMENT', `service ${name} { ${anyMatch} }`),
  ),
  createRulesetBehavior(
    'two blocks of a service',
    'INVALID_ARGUMENT',
    `service cloud.firestore { ${anyMatch} } service cloud.firestore { ${anyMatch} }`,
  ),
  createRulesetBehavior(
    'a byte order mark',
    'INVALID_ARGUMENT',
    `\ufeffservice cloud.firestore { ${anyMatch} }`,
  ),
];
