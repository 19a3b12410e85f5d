import type { SeededRandom } from './seeded-random.ts';

/** Valid rulesets that use all parts of the language; malformed ones are derived from them. */
export const sampleRulesets: readonly string[] = [
  `rules_version = '2';
service firebase.storage {
  function signedIn() { return request.auth != null; }
  match /b/{bucket}/o {
    match /files/{owner}/{rest=**} {
      function small(limit) { let size = request.resource.size; return size < limit * 1024 && size >= 0; }
      allow get, list: if signedIn() ? true : resource.metadata['public'] == 'yes';
      allow create, update: if small(10) && request.resource.contentType.matches('image/.*')
        && firestore.get(/databases/(default)/documents/users/$(request.auth.uid)).data.role in ['editor', "admin"];
      allow delete; // everyone
    }
  }
}`,
  `rules_version = "2";
/* Firestore */
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} {
      allow read: if request.query.limit <= 10 && resource.data.get('a', 0) is int;
      allow write: if request.resource.data.diff(resource.data).affectedKeys().hasOnly(['a', 'b'].toSet())
        && getAfter(/databases/$(database)/documents/notes/$(id)).data.n == -1.5e3 % 7
        && existsAfter(/databases/$(database)/documents/notes/$(id))
        && request.time > timestamp.date(2020, 1, 1) + duration.value(3, 'h')
        && latlng.value(1, 2).distance(latlng.value(0, 0)) > math.abs(-1)
        && hashing.sha256(b'\\x00a')[0:2].toHexString() != 'x' && {'k': [1, {}]}['k'][0] == 1;
    }
  }
}`,
];

/** Fragments to insert at random places. */
export const ruleFragments: readonly string[] = [
  ...['service ', 'match ', 'allow ', 'function ', 'let ', 'return ', 'if ', ' is ', ' in ', 'rules_version'],
  ...[
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    ';',
    ':',
    ',',
    '.',
    '?',
    '=',
    '==',
    '&&',
    '||',
    '!',
    '-',
    '/',
    '/*',
    '//',
  ],
  ...[
    "'",
    '"',
    "b'",
    '$(',
    '{x=**}',
    '**',
    '{',
    '\\u',
    '\\',
    'true',
    'null',
    '0x',
    '1e',
    '1.',
    'request',
    'data',
  ],
];

const atoms = [
  ...[
    'null',
    'true',
    'false',
    '0',
    '1',
    '-1',
    '9223372036854775807',
    '0.5',
    '1e308',
    "''",
    "'a'",
    "'(a+)+$'",
  ],
  ...[
    "b'a'",
    '[]',
    '{}',
    '[1, 2]',
    "{'a': 1}",
    "['a', 'b'].toSet()",
    '/a/b',
    'request',
    'resource',
    'bucket',
  ],
  ...[
    'request.auth',
    'request.auth.uid',
    'request.time',
    'resource.size',
    'resource.metadata',
    'request.path',
  ],
  ...['timestamp.date(2024, 2, 29)', "duration.value(1, 'd')", 'latlng.value(90, -180)', 'request.missing'],
  ...["'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!'", 'twice(1)', 'endless()', 'nothing', "hashing.md5('a')"],
];

const binaryOperators = ['==', '!=', '<', '<=', '>', '>=', '+', '-', '*', '/', '%', '&&', '||', 'in'];

const methods = [
  ...[
    'size',
    'get',
    'keys',
    'values',
    'diff',
    'affectedKeys',
    'addedKeys',
    'hasAll',
    'hasAny',
    'hasOnly',
    'toSet',
  ],
  ...[
    'concat',
    'join',
    'removeAll',
    'union',
    'difference',
    'intersection',
    'matches',
    'split',
    'replace',
    'trim',
  ],
  ...[
    'upper',
    'lower',
    'toUtf8',
    'toHexString',
    'toBase64',
    'year',
    'month',
    'dayOfYear',
    'toMillis',
    'nanos',
  ],
  ...['seconds', 'date', 'time', 'latitude', 'distance', 'bind', 'unknown', 'constructor', '__proto__'],
];

const functions = [
  ...[
    'int',
    'float',
    'string',
    'path',
    'debug',
    'math.abs',
    'math.pow',
    'math.sqrt',
    'math.ceil',
    'math.isNaN',
  ],
  ...[
    'hashing.sha256',
    'hashing.crc32',
    'timestamp.value',
    'timestamp.date',
    'duration.value',
    'duration.time',
  ],
  ...['latlng.value', 'firestore.exists', 'twice', 'constructor'],
];

const typeNames = ['int', 'string', 'map', 'list', 'set', 'bool', 'path', 'timestamp', 'number', 'nonsense'];

/** A random expression, well formed but seldom sensible. */
export function createExpression(random: SeededRandom, depth = 4): string {
  if (depth === 0 || random.oneIn(6)) return random.pick(atoms);
  const part = () => createExpression(random, depth - 1);
  const parts = () => Array.from({ length: random.nextInt(4) }, part).join(', ');
  switch (random.nextInt(9)) {
    case 0:
      return `(${part()} ? ${part()} : ${part()})`;
    case 1:
      return `${random.pick(['!', '-'])}(${part()})`;
    case 2:
      return `(${part()}).${random.pick(methods)}(${parts()})`;
    case 3:
      return `${random.pick(functions)}(${parts()})`;
    case 4:
      return `(${part()})[${part()}${random.oneIn(3) ? `:${part()}` : ''}]`;
    case 5:
      return `(${part()} is ${random.pick(typeNames)})`;
    case 6:
      return `(${part()}).${random.pick(['size', 'data', 'a', 'uid', 'constructor'])}`;
    default:
      return `(${part()} ${random.pick(binaryOperators)} ${part()})`;
  }
}

/** Creates rules in which one condition decides every request. */
export function wrapCondition(condition: string): string {
  return `rules_version = '2'; service firebase.storage { match /b/{bucket}/o {
    function twice(x) { let y = x; return y + x; }
    function endless() { return endless(); }
    match /{rest=**} { allow read, write: if ${condition}; } } }`;
}
