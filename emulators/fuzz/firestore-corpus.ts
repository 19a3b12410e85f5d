import type { Dice } from './dice.ts';

const database = 'projects/demo-fuzz/databases/(default)';
const root = `${database}/documents`;
const values = {
  text: { stringValue: 'a' },
  whole: { integerValue: '7' },
  real: { doubleValue: 'NaN' },
  flag: { booleanValue: true },
  none: { nullValue: null },
  at: { timestampValue: '2026-11-21T10:00:00.123456789Z' },
  bytes: { bytesValue: 'AQID' },
  place: { geoPointValue: { latitude: 1, longitude: -1 } },
  other: { referenceValue: `${root}/a/b` },
  list: { arrayValue: { values: [{ stringValue: 'x' }, { mapValue: { fields: {} } }] } },
  'odd`name': { mapValue: { fields: { deep: { integerValue: 1 } } } },
};
const write = {
  update: { name: `${root}/items/one`, fields: values },
  updateMask: { fieldPaths: ['text', '`odd\\`name`.deep', 'list'] },
  updateTransforms: [
    { fieldPath: 'n', increment: { integerValue: '1' } },
    { fieldPath: 'now', setToServerValue: 'REQUEST_TIME' },
    { fieldPath: 'list', appendMissingElements: { values: [{ stringValue: 'x' }] } },
    { fieldPath: 'most', maximum: { doubleValue: 0.5 } },
  ],
  currentDocument: { exists: true },
};
const field = (fieldPath: string) => ({ fieldPath });
const query = {
  from: [{ collectionId: 'items', allDescendants: true }],
  select: { fields: [field('text')] },
  where: {
    compositeFilter: {
      op: 'AND',
      filters: [
        { fieldFilter: { field: field('whole'), op: 'GREATER_THAN', value: { integerValue: '3' } } },
        { fieldFilter: { field: field('list'), op: 'ARRAY_CONTAINS', value: { stringValue: 'x' } } },
        {
          compositeFilter: {
            op: 'OR',
            filters: [
              { unaryFilter: { field: field('none'), op: 'IS_NULL' } },
              {
                fieldFilter: {
                  field: field('__name__'),
                  op: 'IN',
                  value: { arrayValue: { values: [{ referenceValue: `${root}/items/one` }] } },
                },
              },
            ],
          },
        },
      ],
    },
  },
  orderBy: [{ field: field('whole'), direction: 'DESCENDING' }, { field: field('__name__') }],
  startAt: { values: [{ integerValue: '9' }], before: true },
  endAt: { values: [{ integerValue: '1' }] },
  offset: 1,
  limit: 5,
};

/** Whole requests of REST: what is malformed is made of them. */
const restRequests: readonly (readonly [method: string, path: string, body?: object])[] = [
  ['POST', `/v1/${root}:commit`, { writes: [write, { delete: `${root}/items/two` }] }],
  [
    'POST',
    `/v1/${root}:commit`,
    { writes: [{ transform: { document: `${root}/a/b`, fieldTransforms: [] } }] },
  ],
  [
    'POST',
    `/v1/${root}:batchWrite`,
    { writes: [write, { verify: `${root}/items/two` }], labels: { a: 'b' } },
  ],
  ['POST', `/v1/${root}:batchGet`, { documents: [`${root}/a/b`], mask: { fieldPaths: ['a'] } }],
  ['POST', `/v1/${root}:runQuery`, { structuredQuery: query, readTime: '2026-11-21T10:00:00Z' }],
  ['POST', `/v1/${root}/a/b:runQuery`, { structuredQuery: query, newTransaction: { readOnly: {} } }],
  [
    'POST',
    `/v1/${root}:runAggregationQuery`,
    {
      structuredAggregationQuery: {
        structuredQuery: query,
        aggregations: [
          { alias: 'n', count: { upTo: '5' } },
          { alias: 's', sum: { field: field('whole') } },
          { alias: 'm', avg: { field: field('real') } },
        ],
      },
    },
  ],
  ['POST', `/v1/${root}:beginTransaction`, { options: { readWrite: { retryTransaction: 'AA==' } } }],
  ['POST', `/v1/${root}:partitionQuery`, { structuredQuery: query, partitionCount: '3', pageSize: 2 }],
  ['POST', `/v1/${root}:rollback`, { transaction: 'AAAA' }],
  ['POST', `/v1/${root}:listCollectionIds`, { pageSize: 3, pageToken: 'a' }],
  ['POST', `/v1/${root}/items?documentId=x&mask.fieldPaths=a`, { fields: values }],
  ['GET', `/v1/${root}/items/one?mask.fieldPaths=a.b&readTime=2026-11-21T10:00:00Z`],
  ['GET', `/v1/${root}/items?pageSize=2&orderBy=whole%20desc&showMissing=true&pageToken=x`],
  [
    'PATCH',
    `/v1/${root}/items/one?updateMask.fieldPaths=text&currentDocument.exists=true`,
    { fields: values },
  ],
  ['DELETE', `/v1/${root}/items/one?currentDocument.updateTime=2026-11-21T10:00:00Z`],
  [
    'PUT',
    '/emulator/v1/projects/demo-fuzz:securityRules',
    { rules: { files: [{ content: 'service x {' }] } },
  ],
];

/** A whole request of REST. */
export function restRequest(dice: Dice): { method: string; path: string; body: object } {
  const [method, path, body = {}] = dice.pick(restRequests);
  return { method, path, body };
}

/** Messages of the two streams. */
export const streamMessages: Readonly<Record<'Listen' | 'Write', readonly object[]>> = {
  Listen: [
    {
      database,
      addTarget: { targetId: 2, query: { parent: root, structuredQuery: query }, resumeToken: 'AAAA' },
    },
    { database, addTarget: { targetId: 4, documents: { documents: [`${root}/items/one`] }, once: true } },
    { database, addTarget: { targetId: 6, query: { parent: root, structuredQuery: { from: query.from } } } },
    { database, removeTarget: 2, labels: { 'goog-listen-tags': 'x' } },
  ],
  Write: [
    { database },
    { database, streamId: 'a', streamToken: 'AAAA', writes: [write] },
    { streamToken: 'AAAA', writes: [{ delete: `${root}/items/one`, currentDocument: { exists: false } }] },
  ],
};

function varint(number: number): Buffer {
  const bytes = [];
  let rest = number;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return Buffer.from([...bytes, rest]);
}

/** A field of a protobuf message: a number, or text or a message with its length. */
function proto(tag: number, content: number | string | readonly Buffer[]): Buffer {
  if (typeof content === 'number') return Buffer.concat([varint(tag * 8), varint(content)]);
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.concat(content);
  return Buffer.concat([varint(tag * 8 + 2), varint(bytes.length), bytes]);
}

const protoField = (key: string, value: Buffer) => proto(2, [proto(1, key), proto(2, [value])]);
const protoDocument = [
  proto(1, `${root}/items/one`),
  protoField('text', proto(17, 'a')),
  protoField('whole', proto(2, 7)),
  protoField('flag', proto(1, 1)),
  protoField('list', proto(9, [proto(1, [proto(17, 'x')])])),
  protoField('map', proto(6, [proto(1, [proto(1, 'deep'), proto(2, [proto(2, 1)])])])),
  protoField('at', proto(10, [proto(1, 1_800_000_000), proto(2, 5)])),
];
const protoQuery = [
  proto(2, [proto(2, 'items'), proto(3, 1)]),
  proto(3, [proto(2, [proto(1, [proto(2, 'whole')]), proto(2, 3), proto(3, [proto(2, 3)])])]),
  proto(4, [proto(1, [proto(2, 'whole')]), proto(2, 2)]),
  proto(5, [proto(1, 5)]),
];
const protoWrite = proto(2, [proto(1, protoDocument), proto(4, [proto(1, 1)])]);

/** Calls of gRPC: the method and its encoded request. */
export const grpcCalls: readonly (readonly [method: string, message: Buffer])[] = [
  ['GetDocument', proto(1, `${root}/items/one`)],
  ['ListDocuments', Buffer.concat([proto(1, root), proto(2, 'items'), proto(3, 2)])],
  ['Commit', Buffer.concat([proto(1, database), protoWrite])],
  ['BatchWrite', Buffer.concat([proto(1, database), protoWrite])],
  ['BatchGetDocuments', Buffer.concat([proto(1, database), proto(2, `${root}/items/one`)])],
  ['BeginTransaction', Buffer.concat([proto(1, database), proto(2, [proto(3, [])])])],
  ['Rollback', Buffer.concat([proto(1, database), proto(2, 'abcd')])],
  ['RunQuery', Buffer.concat([proto(1, root), proto(2, protoQuery)])],
  [
    'RunAggregationQuery',
    Buffer.concat([proto(1, root), proto(2, [proto(1, protoQuery), proto(3, [proto(1, [])])])]),
  ],
  ['CreateDocument', Buffer.concat([proto(1, root), proto(2, 'items'), proto(4, protoDocument)])],
  [
    'Listen',
    Buffer.concat([
      proto(1, database),
      proto(2, [proto(2, [proto(1, root), proto(2, protoQuery)]), proto(5, 2)]),
    ]),
  ],
  ['Write', Buffer.concat([proto(1, database)])],
  ['Nonsense', Buffer.alloc(0)],
];
