/** Valid requests turned into invalid ones, the same for the same seed. */
export type Random = () => number;

/** Numbers from 0 up to 1 (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function pick<T>(random: Random, items: readonly T[]): T {
  return items[Math.floor(random() * items.length)] as T;
}

const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  'x',
  '../..',
  '\u0000',
  '\ud800',
  '`',
  '__a__',
  'projects/p/databases/d/documents',
  'NaN',
  '99999999999999999999',
  [],
  {},
  [[]],
  { value: -5 },
  { nullValue: null, stringValue: 'x' },
  { arrayValue: { values: [{ arrayValue: {} }] } },
  { mapValue: { fields: { '': {} } } },
];

/** One to three places of the request changed, or its text cut or garbled. */
export function malformed(random: Random, valid: unknown): string {
  let value = valid;
  for (let turn = Math.floor(random() * 3); turn >= 0; turn--) value = changed(random, value);
  const text = JSON.stringify(value);
  const dice = random();
  if (dice < 0.1) return text.slice(0, Math.floor(random() * text.length));
  if (dice > 0.2) return text;
  const index = Math.floor(random() * text.length);
  return (
    text.slice(0, index) +
    pick(random, ['{', '}', '"', '\\', ',', '\u0000', 'é', '😀']) +
    text.slice(index + 1)
  );
}

function changed(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random() < 0.15) return pick(random, JUNK);
  if (Array.isArray(value)) {
    const items: unknown[] = [...(value as unknown[])];
    if (items.length === 0) return [pick(random, JUNK)];
    const index = Math.floor(random() * items.length);
    items[index] = changed(random, items[index]);
    return items;
  }
  const entries = Object.entries(value as Readonly<Record<string, unknown>>);
  if (entries.length === 0) return { [pick(random, ['a', 'value', 'fields'])]: pick(random, JUNK) };
  const [name, inner] = pick(random, entries);
  const rest = Object.fromEntries(entries.filter(([other]) => other !== name));
  if (random() < 0.1) return rest;
  if (random() < 0.1) return { ...rest, [pick(random, ['x', 'update', 'delete', 'op'])]: inner };
  return { ...rest, [name]: changed(random, inner) };
}

/** A message's bytes with some changed, taken away or added. */
export function malformedBytes(random: Random, valid: Buffer): Buffer {
  const bytes = Buffer.from(valid);
  for (let turn = Math.floor(random() * 4); turn >= 0; turn--)
    if (bytes.length > 0) bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
  const dice = random();
  if (dice < 0.2) return bytes.subarray(0, Math.floor(random() * bytes.length));
  return dice < 0.4 ? Buffer.concat([bytes, Buffer.from([Math.floor(random() * 256)])]) : bytes;
}

const DATABASE = 'projects/demo-fuzz/databases/(default)';
const NAME = `${DATABASE}/documents/items/a`;

const WRITES = [
  {
    update: {
      name: NAME,
      fields: {
        n: { integerValue: '1' },
        d: { doubleValue: 1.5 },
        at: { timestampValue: '2026-01-01T00:00:00Z' },
        b: { bytesValue: 'AAEC' },
        g: { geoPointValue: { latitude: 1, longitude: 2 } },
        r: { referenceValue: NAME },
        m: { mapValue: { fields: { list: { arrayValue: { values: [{ stringValue: 'x' }] } } } } },
      },
    },
    updateMask: { fieldPaths: ['n', 'm.list', '`a.b`'] },
    updateTransforms: [
      { fieldPath: 'n', increment: { integerValue: '5' } },
      { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
      { fieldPath: 'list', appendMissingElements: { values: [{ nullValue: null }] } },
    ],
    currentDocument: { exists: true },
  },
  { delete: NAME, currentDocument: { updateTime: '2026-01-01T00:00:00Z' } },
  { verify: NAME, currentDocument: { exists: false } },
];

const QUERY = {
  from: [{ collectionId: 'items', allDescendants: false }],
  where: {
    compositeFilter: {
      op: 'AND',
      filters: [
        { fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: { integerValue: '1' } } },
        {
          fieldFilter: {
            field: { fieldPath: 'd' },
            op: 'IN',
            value: { arrayValue: { values: [{ doubleValue: 1 }] } },
          },
        },
        { unaryFilter: { field: { fieldPath: 'm' }, op: 'IS_NOT_NULL' } },
      ],
    },
  },
  orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
  startAt: { values: [{ integerValue: '1' }], before: true },
  offset: 1,
  limit: 5,
  select: { fields: [{ fieldPath: 'n' }] },
};

/** What the REST calls take, by verb. */
export const REQUESTS: readonly (readonly [verb: string, body: object])[] = [
  ['commit', { writes: WRITES, transaction: '' }],
  ['batchWrite', { writes: WRITES }],
  ['batchGet', { documents: [NAME], mask: { fieldPaths: ['n'] }, newTransaction: { readOnly: {} } }],
  ['runQuery', { structuredQuery: QUERY, readTime: '2026-01-01T00:00:00Z' }],
  [
    'runAggregationQuery',
    {
      structuredAggregationQuery: {
        structuredQuery: QUERY,
        aggregations: [{ alias: 'a', count: { upTo: '5' } }, { sum: { field: { fieldPath: 'n' } } }],
      },
    },
  ],
  ['beginTransaction', { options: { readWrite: { retryTransaction: 'AAAA' } } }],
  ['rollback', { transaction: 'AAAA' }],
  ['listCollectionIds', { pageSize: 5, pageToken: 'AAAA' }],
];

/** What the streams take. */
export const STREAM_MESSAGES: Readonly<Record<'Listen' | 'Write', readonly object[]>> = {
  Write: [
    { database: DATABASE, streamId: '', streamToken: '' },
    { database: DATABASE, streamToken: 'MA==', writes: WRITES },
  ],
  Listen: [
    {
      database: DATABASE,
      addTarget: {
        targetId: 2,
        query: { parent: `${DATABASE}/documents`, structuredQuery: QUERY },
        resumeToken: 'MTI=',
        expectedCount: 3,
      },
    },
    { database: DATABASE, addTarget: { targetId: 4, documents: { documents: [NAME] }, once: true } },
    { database: DATABASE, removeTarget: 2 },
  ],
};
