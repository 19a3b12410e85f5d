import type { SeededRandom } from './seeded-random.ts';

const database = 'projects/demo-fuzz/databases/(default)';
const root = `${database}/documents`;
const values = {
  string: { stringValue: 'a' },
  integer: { integerValue: '7' },
  double: { doubleValue: 'NaN' },
  boolean: { booleanValue: true },
  null: { nullValue: null },
  timestamp: { timestampValue: '2026-11-21T10:00:00.123456789Z' },
  bytes: { bytesValue: 'AQID' },
  geoPoint: { geoPointValue: { latitude: 1, longitude: -1 } },
  reference: { referenceValue: `${root}/a/b` },
  list: { arrayValue: { values: [{ stringValue: 'x' }, { mapValue: { fields: {} } }] } },
  'odd`name': { mapValue: { fields: { deep: { integerValue: 1 } } } },
};
const write = {
  update: { name: `${root}/items/one`, fields: values },
  updateMask: { fieldPaths: ['string', '`odd\\`name`.deep', 'list'] },
  updateTransforms: [
    { fieldPath: 'n', increment: { integerValue: '1' } },
    { fieldPath: 'now', setToServerValue: 'REQUEST_TIME' },
    { fieldPath: 'list', appendMissingElements: { values: [{ stringValue: 'x' }] } },
    { fieldPath: 'most', maximum: { doubleValue: 0.5 } },
  ],
  currentDocument: { exists: true },
};
const transform = {
  document: `${root}/a/b`,
  fieldTransforms: [
    { fieldPath: 'list', removeAllFromArray: { values: [{ nullValue: null }] } },
    { fieldPath: 'least', minimum: { integerValue: '3' } },
  ],
};
const remove = { delete: `${root}/items/two`, currentDocument: { updateTime: '2026-11-21T10:00:00Z' } };
const toFieldReference = (fieldPath: string) => ({ fieldPath });
const query = {
  from: [{ collectionId: 'items', allDescendants: true }],
  select: { fields: [toFieldReference('string')] },
  where: {
    compositeFilter: {
      op: 'AND',
      filters: [
        {
          fieldFilter: {
            field: toFieldReference('integer'),
            op: 'GREATER_THAN',
            value: { integerValue: '3' },
          },
        },
        {
          fieldFilter: { field: toFieldReference('list'), op: 'ARRAY_CONTAINS', value: { stringValue: 'x' } },
        },
        {
          compositeFilter: {
            op: 'OR',
            filters: [
              { unaryFilter: { field: toFieldReference('null'), op: 'IS_NULL' } },
              { unaryFilter: { field: toFieldReference('string'), op: 'IS_NOT_NULL' } },
              {
                fieldFilter: {
                  field: toFieldReference('__name__'),
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
  orderBy: [
    { field: toFieldReference('integer'), direction: 'DESCENDING' },
    { field: toFieldReference('__name__') },
  ],
  startAt: { values: [{ integerValue: '9' }], before: true },
  endAt: { values: [{ integerValue: '1' }] },
  offset: 1,
  limit: 5,
};

/** Edge cases of Firestore's values; strings also as names. */
export const firestoreEdgeCases: readonly unknown[] = [
  '`',
  '__a__',
  'update',
  'delete',
  'op',
  'value',
  'fields',
  'projects/p/databases/d/documents',
  { value: -5 },
  { nullValue: null, stringValue: 'x' },
  { arrayValue: { values: [{ arrayValue: {} }] } },
  { mapValue: { fields: { '': {} } } },
];

/** Valid REST requests; malformed ones are derived from them. */
const restRequests: readonly (readonly [method: string, path: string, body?: object])[] = [
  ['POST', `/v1/${root}:commit`, { writes: [write, remove], transaction: '' }],
  ['POST', `/v1/${root}:commit`, { writes: [{ transform }] }],
  [
    'POST',
    `/v1/${root}:batchWrite`,
    {
      writes: [write, { verify: `${root}/items/two`, currentDocument: { exists: false } }],
      labels: { a: 'b' },
    },
  ],
  [
    'POST',
    `/v1/${root}:batchGet`,
    { documents: [`${root}/a/b`], mask: { fieldPaths: ['a'] }, newTransaction: { readOnly: {} } },
  ],
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
          { alias: 's', sum: { field: toFieldReference('integer') } },
          { alias: 'm', avg: { field: toFieldReference('double') } },
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
  ['GET', `/v1/${root}/items?pageSize=2&orderBy=integer%20desc&showMissing=true&pageToken=x`],
  [
    'PATCH',
    `/v1/${root}/items/one?updateMask.fieldPaths=string&currentDocument.exists=true`,
    { fields: values },
  ],
  ['DELETE', `/v1/${root}/items/one?currentDocument.updateTime=2026-11-21T10:00:00Z`],
  [
    'PUT',
    '/emulator/v1/projects/demo-fuzz:securityRules',
    { rules: { files: [{ content: 'service x {' }] } },
  ],
];

/** Picks a valid REST request. */
export function pickRestRequest(random: SeededRandom): { method: string; path: string; body: object } {
  const [method, path, body = {}] = random.pick(restRequests);
  return { method, path, body };
}

/** Valid messages of the two streams, in a meaningful order. */
export const streamMessages: Readonly<Record<'Listen' | 'Write', readonly object[]>> = {
  Listen: [
    {
      database,
      addTarget: {
        targetId: 2,
        query: { parent: root, structuredQuery: query },
        resumeToken: 'MTI=',
        expectedCount: 3,
      },
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

const aggregations = [{ count: { upTo: '5' } }, { alias: 'm', avg: { field: toFieldReference('double') } }];

/** Valid gRPC requests: the method and its messages. */
export const grpcRequests: readonly (readonly [method: string, messages: readonly object[]])[] = [
  ['GetDocument', [{ name: `${root}/items/one`, mask: { fieldPaths: ['a'] } }]],
  ['ListDocuments', [{ parent: root, collectionId: 'items', pageSize: 2, orderBy: 'integer desc' }]],
  ['Commit', [{ database, writes: [write, remove, { transform }] }]],
  ['BatchWrite', [{ database, writes: [write, remove], labels: { a: 'b' } }]],
  ['BatchGetDocuments', [{ database, documents: [`${root}/items/one`], newTransaction: { readOnly: {} } }]],
  ['BeginTransaction', [{ database, options: { readWrite: { retryTransaction: 'YWJjZA==' } } }]],
  ['Rollback', [{ database, transaction: 'YWJjZA==' }]],
  ['RunQuery', [{ parent: root, structuredQuery: query, readTime: '2026-11-21T10:00:00Z' }]],
  [
    'RunAggregationQuery',
    [{ parent: root, structuredAggregationQuery: { structuredQuery: query, aggregations } }],
  ],
  ['PartitionQuery', [{ parent: root, structuredQuery: query, partitionCount: '3' }]],
  ['CreateDocument', [{ parent: root, collectionId: 'items', document: { fields: values } }]],
  ['UpdateDocument', [{ document: write.update, updateMask: write.updateMask }]],
  ['DeleteDocument', [{ name: `${root}/items/one`, currentDocument: { exists: true } }]],
  ['ListCollectionIds', [{ parent: root, pageSize: 3, pageToken: 'a' }]],
  ['Listen', streamMessages.Listen],
  ['Write', streamMessages.Write],
];
