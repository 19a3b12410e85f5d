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
];

export const rulesetBehaviors: readonly Behavior[] = [
  ...deployable.map((matches) => createMatchBehavior('ok', matches)),
  ...refused.map((matches) => createMatchBehavior('INVALID_ARGUMENT', matches)),
  createRulesetBehavior('an empty service', 'INVALID_ARGUMENT', 'service cloud.firestore {}'),
  createRulesetBehavior(
    'a service name with a dot at its end',
    'ok',
    'service cloud. { match /a { allow get; } }',
  ),
  createRulesetBehavior('an unknown service', 'ok', 'service cloud.sql { match /a { allow get; } }'),
];
