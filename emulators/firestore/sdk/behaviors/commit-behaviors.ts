import { toFieldsJson } from '../../testing/model-to-json.ts';
import type { PlainValue } from '../../testing/query-model.ts';
import type { Behavior } from './behavior.ts';
import { createCommitBehavior } from './behavior.ts';

type Data = Readonly<Record<string, PlainValue>>;

const set = (name: string, data: Data, currentDocument?: object) => ({
  update: { name, fields: toFieldsJson(data) },
  currentDocument,
});
const setServerTime = (document: string) => ({
  transform: { document, fieldTransforms: [{ fieldPath: 't', setToServerValue: 'REQUEST_TIME' }] },
});
const exists = { exists: true };
const isMissing = { exists: false };
const otherVersion = { updateTime: '2020-01-01T00:00:00Z' };

const none = { rules: 'match /c/{d} { allow read, write; }' };
const stored = { ...none, documents: { 'c/a': { n: 1 } } };
const allow = (method: string) => ({ rules: `match /c/{d} { allow ${method}; }` });
const allowStored = (method: string) => ({ ...stored, ...allow(method) });

/** Rules judge a document once: as it was before the commit against what it is after it. */
const judgedOnceBehaviors: readonly Behavior[] = [
  createCommitBehavior(
    'a set and a server timestamp of one document are judged together',
    'ok',
    { rules: 'match /c/{d} { allow write: if request.resource.data.t == request.time; }' },
    (name) => [set(name('c/a'), { n: 1 }), setServerTime(name('c/a'))],
  ),
  createCommitBehavior(
    'two steps of one are one step of two',
    'PERMISSION_DENIED',
    {
      ...stored,
      rules: 'match /c/{d} { allow write: if request.resource.data.n == resource.data.n + 1; }',
    },
    (name) => [set(name('c/a'), { n: 2 }), set(name('c/a'), { n: 3 })],
  ),
  createCommitBehavior('set, update: a create', 'ok', allow('create'), (name) => [
    set(name('c/a'), { n: 1 }),
    set(name('c/a'), { n: 2 }, exists),
  ]),
  createCommitBehavior('delete, set of a stored document: an update', 'ok', allowStored('update'), (name) => [
    { delete: name('c/a') },
    set(name('c/a'), { n: 2 }, isMissing),
  ]),
  createCommitBehavior(
    'delete, set of a stored document: no create',
    'PERMISSION_DENIED',
    allowStored('create'),
    (name) => [{ delete: name('c/a') }, set(name('c/a'), { n: 2 })],
  ),
  createCommitBehavior('set, delete: a delete', 'ok', allow('delete'), (name) => [
    set(name('c/a'), { n: 1 }),
    { delete: name('c/a') },
  ]),
  createCommitBehavior(
    'the first precondition decides: a create of a stored document',
    'ALREADY_EXISTS',
    allowStored('create'),
    (name) => [set(name('c/a'), { n: 2 }, isMissing), set(name('c/a'), { n: 3 })],
  ),
];

const contradictions: readonly (readonly [string, (name: (path: string) => string) => readonly object[]])[] =
  [
    ['delete, update', (name) => [{ delete: name('c/a') }, set(name('c/a'), { n: 2 }, exists)]],
    [
      'delete, delete of a document that exists',
      (name) => [{ delete: name('c/a') }, { delete: name('c/a'), currentDocument: exists }],
    ],
    ['set, create', (name) => [set(name('c/a'), { n: 2 }), set(name('c/a'), { n: 3 }, isMissing)]],
    ['update, create', (name) => [set(name('c/a'), { n: 2 }, exists), set(name('c/a'), { n: 3 }, isMissing)]],
    [
      'set, set of another version',
      (name) => [set(name('c/a'), { n: 2 }), set(name('c/a'), { n: 3 }, otherVersion)],
    ],
    ['verify, set', (name) => [{ verify: name('c/a'), currentDocument: exists }, set(name('c/a'), { n: 2 })]],
    ['set, verify', (name) => [set(name('c/a'), { n: 2 }), { verify: name('c/a'), currentDocument: exists }]],
    [
      'verify, verify',
      (name) => [
        { verify: name('c/a'), currentDocument: exists },
        { verify: name('c/a'), currentDocument: exists },
      ],
    ],
    ['verify without a precondition', (name) => [{ verify: name('c/a') }]],
  ];

const masked = (name: string, data: Data, fieldPaths: readonly string[]) => ({
  ...set(name, data),
  updateMask: { fieldPaths },
});

const updateMask = { fieldPaths: ['n'] };
const updateTransforms = [{ fieldPath: 'n', increment: { integerValue: '1' } }];
const otherOperations: readonly ((name: string) => object)[] = [
  (name) => ({ delete: name }),
  (name) => ({ verify: name, currentDocument: exists }),
  (document) => ({ transform: { document, fieldTransforms: updateTransforms } }),
];

/** Only updates have masks and transforms. */
const foreignPartBehaviors = otherOperations.flatMap((createOperation) =>
  [{ updateMask }, { updateMask: {} }, { updateTransforms }, { updateTransforms: [] }].map((part) => {
    const title = `${Object.keys(createOperation(''))[0]} with ${JSON.stringify(part)}`;
    const isEmptyList = part.updateTransforms?.length === 0;
    return createCommitBehavior(title, isEmptyList ? 'ok' : 'INVALID_ARGUMENT', stored, (name) => [
      { ...createOperation(name('c/a')), ...part },
    ]);
  }),
);

export const commitBehaviors: readonly Behavior[] = [
  ...foreignPartBehaviors,
  ...['__id5__/d', 'c/a/__id5__/d'].map((path) =>
    createCommitBehavior(`a collection with the name of an id: ${path}`, 'INVALID_ARGUMENT', {}, (name) => [
      set(name(path), {}),
    ]),
  ),
  createCommitBehavior('a document with the name of an id', 'ok', {}, (name) => [set(name('c/__id5__'), {})]),
  ...judgedOnceBehaviors,
  ...contradictions.map(([title, writes]) =>
    createCommitBehavior(`contradiction: ${title}`, 'INVALID_ARGUMENT', stored, writes),
  ),
  createCommitBehavior('update, update', 'ok', stored, (name) => [
    set(name('c/a'), { n: 2 }, exists),
    set(name('c/a'), { n: 3 }, exists),
  ]),
  createCommitBehavior('a mask with a field and its parent', 'ok', none, (name) => [
    masked(name('c/a'), { n: 1 }, ['owner.name', 'owner', 'n', 'n']),
  ]),
  createCommitBehavior('a mask with a reserved name', 'INVALID_ARGUMENT', none, (name) => [
    masked(name('c/a'), {}, ['a.__b__']),
  ]),
  createCommitBehavior('a mask with 21 segments', 'INVALID_ARGUMENT', none, (name) => [
    masked(name('c/a'), {}, [Array(21).fill('a').join('.')]),
  ]),
  ...[
    'request.resource == null',
    "request.resource == null || request.resource.data.keys() == ['a', 'b']",
    'request.writeFields == null && request.headers != null',
  ].map((condition) =>
    createCommitBehavior(
      `a delete under ${condition}`,
      'ok',
      { ...stored, rules: `match /c/{id} { allow delete: if ${condition}; }` },
      (name) => [{ delete: name('c/a') }],
    ),
  ),
  createCommitBehavior(
    'the fields of a write',
    'ok',
    {
      rules: `match /c/{id} {
        allow create: if request.writeFields == ['n'] && request.resource.data.keys()[0] == 'n';
      }`,
    },
    (name) => [masked(name('c/b'), { z: 1, n: 1 }, ['n'])],
  ),
  createCommitBehavior('a transform of nothing', 'INVALID_ARGUMENT', none, (name) => [
    { transform: { document: name('c/a'), fieldTransforms: [] } },
  ]),
  createCommitBehavior('transforms of a field and its parent', 'INVALID_ARGUMENT', none, (name) => [
    {
      ...set(name('c/a'), {}),
      updateTransforms: ['f', 'f.g'].map((fieldPath) => ({ fieldPath, increment: { integerValue: '1' } })),
    },
  ]),
];
