import type { SeededRandom } from '../../../fuzz/seeded-random.ts';

const fields = ['a', 'b', 'c'] as const;
const literals = ['0', '1', '2', '-1', '0.5', "''", "'a'", "'b'", 'true', 'false', 'null', '[1]', "{'x': 1}"];
const types = ['int', 'float', 'number', 'string', 'bool', 'list', 'map', 'timestamp', 'null'].filter(
  (name) => name !== 'null',
);

function createCondition(random: SeededRandom, data: string, depth = 0): string {
  const inner = () => createCondition(random, data, depth + 1);
  if (depth < 3 && random.oneIn(2)) {
    const choice = random.nextInt(4);
    if (choice === 0) return `(${inner()}) && (${inner()})`;
    if (choice === 1) return `(${inner()}) || (${inner()})`;
    if (choice === 2) return `!(${inner()})`;
    return `(${inner()}) ? (${inner()}) : (${inner()})`;
  }
  const name = random.pick(fields);
  const field = `${data}.${name}`;
  const literal = random.pick(literals);
  switch (random.nextInt(12)) {
    case 0:
      return `'${name}' in ${data}`;
    case 1:
      return `${data}.get('${name}', ${literal}) == ${random.pick(literals)}`;
    case 2:
      return `${data}.keys().hasOnly(['a', 'b'])`;
    case 3:
      return `${field} is ${random.pick(types)}`;
    case 4:
      return `${field} in [${literal}, ${random.pick(literals)}]`;
    case 5:
      return `${literal} in ${field}`;
    case 6:
      return `${field}.size() == 1`;
    case 7:
      return `${data}.size() == ${random.nextInt(4)}`;
    case 8:
      return `request.auth != null && id == 'd1'`;
    default:
      return `${field} ${random.pick(['==', '!=', '<', '<=', '>', '>='])} ${literal}`;
  }
}

/** Rules with random conditions for the collections `c` (reads) and `w` (writes). */
export function createRules(random: SeededRandom): string {
  const stored = () => createCondition(random, 'resource.data');
  const written = () => createCondition(random, random.oneIn(3) ? 'resource.data' : 'request.resource.data');
  return `rules_version = '2';
service cloud.firestore { match /databases/{db}/documents {
  match /c/{id} {
    allow get: if ${stored()};
    allow list: if ${stored()};
  }
  match /w/{id} {
    allow create: if ${written()};
    allow update: if ${written()};
    allow delete: if ${stored()};
  }
} }`;
}

const tokenPattern =
  /\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|[A-Za-z_]\w*|\d+|&&|\|\||[=!<>]=|[^\sA-Za-z_0-9]/g;

/** Removes, repeats, swaps or replaces one token of the source. */
export function mutateRules(random: SeededRandom, source: string): string {
  const tokens = [...source.matchAll(tokenPattern)].filter(([text]) => !text.startsWith('//'));
  const token = random.pick(tokens);
  // Not a slash: Google's emulator reads what follows it without a space as a path, also after an operand.
  const other = random.pick(tokens.filter(([text]) => text !== '/'))[0];
  const replacement = random.pick(['', `${token[0]} ${token[0]}`, other, other]);
  return source.slice(0, token.index) + replacement + source.slice(token.index + token[0].length);
}
