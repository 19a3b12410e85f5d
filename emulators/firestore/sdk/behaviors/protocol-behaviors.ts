import type { Behavior, BehaviorSandbox, RequestHeaders } from './behavior.ts';
import { adminHeaders, createUserHeaders, toStatus } from './behavior.ts';

const documents = { 'c/a': { n: 1 }, 'c/b/e/f': { n: 1 }, 'd/g': { n: 1 } };
const rules = 'match /{path=**} { allow read, write; }';

/** Begins a transaction. @returns its id, or the status of the error */
async function begin(sandbox: BehaviorSandbox, options: object = {}): Promise<string> {
  const { body } = await sandbox.rest.callVerb('beginTransaction', { options });
  const { transaction } = body as { readonly transaction?: string };
  return transaction ?? toStatus(body);
}

function createTransactionBehavior(
  title: string,
  expected: string,
  run: (sandbox: BehaviorSandbox, transaction: string) => Promise<string>,
): Behavior {
  return { title, expected, run: async (sandbox) => run(sandbox, await begin(sandbox)) };
}

const commitEmpty = (sandbox: BehaviorSandbox, transaction: string) =>
  sandbox.call('commit', { writes: [], transaction });
const rollback = (sandbox: BehaviorSandbox, transaction: string) => sandbox.call('rollback', { transaction });
const unknownId = Buffer.from('a transaction id').toString('base64');

async function retry(sandbox: BehaviorSandbox, retryTransaction: string): Promise<string> {
  const result = await begin(sandbox, { readWrite: { retryTransaction } });
  return result === 'INVALID_ARGUMENT' ? result : 'ok';
}

export const transactionBehaviors: readonly Behavior[] = [
  createTransactionBehavior('a second commit', 'INVALID_ARGUMENT', async (sandbox, id) => {
    await commitEmpty(sandbox, id);
    return commitEmpty(sandbox, id);
  }),
  createTransactionBehavior('a read after the commit', 'INVALID_ARGUMENT', async (sandbox, id) => {
    await commitEmpty(sandbox, id);
    return sandbox.call('batchGet', { documents: [sandbox.name('c/a')], transaction: id });
  }),
  createTransactionBehavior('a rollback after the commit', 'ok', async (sandbox, id) => {
    await commitEmpty(sandbox, id);
    return rollback(sandbox, id);
  }),
  createTransactionBehavior('a second rollback', 'ok', async (sandbox, id) => {
    await rollback(sandbox, id);
    return rollback(sandbox, id);
  }),
  createTransactionBehavior('a rollback of an unknown transaction', 'INVALID_ARGUMENT', (sandbox) =>
    rollback(sandbox, unknownId),
  ),
  createTransactionBehavior('a rollback of no transaction', 'INVALID_ARGUMENT', (sandbox) =>
    rollback(sandbox, ''),
  ),
  createTransactionBehavior('a retry', 'ok', async (sandbox, id) => {
    await rollback(sandbox, id);
    return retry(sandbox, id);
  }),
  createTransactionBehavior('a retry of an unknown transaction', 'INVALID_ARGUMENT', (sandbox) =>
    retry(sandbox, unknownId),
  ),
  createTransactionBehavior('a retry of a malformed id', 'INVALID_ARGUMENT', (sandbox) =>
    retry(sandbox, '!!'),
  ),
  createTransactionBehavior('a commit in another database', 'INVALID_ARGUMENT', async (sandbox, id) => {
    const path = `/v1/${sandbox.rest.root.replace('(default)', 'other')}:commit`;
    return toStatus((await sandbox.rest.send('POST', path, { writes: [], transaction: id })).body);
  }),
];

type Send = (sandbox: BehaviorSandbox, headers: RequestHeaders) => Promise<string>;

/** Operations that only administrators may use, whatever the rules say. */
const adminOperations: Readonly<Record<string, Send>> = {
  listCollectionIds: (sandbox, headers) => sandbox.call('listCollectionIds', {}, headers),
  showMissing: async ({ rest }, headers) =>
    toStatus((await rest.send('GET', `/v1/${rest.root}/c?showMissing=true`, undefined, headers)).body),
  batchWrite: (sandbox, headers) =>
    sandbox.call('batchWrite', { writes: [{ update: { name: sandbox.name('c/z') } }] }, headers),
};

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function createTokenBehavior(title: string, token: string, condition: string, expected: string): Behavior {
  return {
    title: `a token ${title}: ${condition}`,
    documents,
    rules: `match /c/{id} { allow get: if ${condition}; }`,
    expected,
    async run({ rest }) {
      const headers = { authorization: `Bearer ${token}` };
      return toStatus((await rest.send('GET', `/v1/${rest.root}/c/a`, undefined, headers)).body);
    },
  };
}

const many = Object.fromEntries(Array.from({ length: 160 }, (_, n) => [`c/d${n}`, { n }]));

/** The ids of a page of a collection of 160 documents, and of the page after it. */
const createPageBehavior = (parameters: string, expected: string): Behavior => ({
  title: `pages of a list with ${parameters}`,
  documents: many,
  expected,
  async run({ rest }) {
    const lengths: unknown[] = [];
    let pageToken = '';
    do {
      const path = `/v1/${rest.root}/c?${parameters}&pageToken=${pageToken}`;
      const { body: page } = await rest.send('GET', path, undefined, adminHeaders);
      const { documents: found = [], nextPageToken } = page as {
        documents?: unknown[];
        nextPageToken?: string;
      };
      lengths.push(found.length);
      pageToken = encodeURIComponent(nextPageToken ?? '');
    } while (pageToken !== '');
    return lengths.join(' ');
  },
});

/** What each response to a request has. */
const createResponsesBehavior = (
  title: string,
  verb: string,
  expected: string,
  createBody: (name: BehaviorSandbox['name']) => object,
): Behavior => ({
  title,
  documents,
  expected,
  async run({ rest, name }) {
    const { body: responses } = await rest.send(
      'POST',
      `/v1/${rest.root}:${verb}`,
      createBody(name),
      adminHeaders,
    );
    return (responses as readonly object[])
      .map((response) =>
        ['transaction', 'found', 'missing', 'document', 'result'].filter((key) => key in response),
      )
      .join(' ');
  },
});

const structuredQuery = { from: [{ collectionId: 'd' }] };
const newTransaction = { readOnly: {} };

const aggregate = (query: object, ...aggregations: readonly object[]) => ({
  structuredAggregationQuery: { structuredQuery: { ...structuredQuery, ...query }, aggregations },
});
const selected = { select: { fields: [{ fieldPath: 'n' }] } };
const sum = { sum: { field: { fieldPath: 'n' } } };
const count = { count: {} };

const createAggregationBehavior = (title: string, expected: string, body: object): Behavior => ({
  title: `aggregations of ${title}`,
  documents,
  expected,
  run: (sandbox) => sandbox.call('runAggregationQuery', body, adminHeaders),
});

const header = encode({ alg: 'none' });
const body = encode({ sub: 'ann', user_id: 'other' });

export const protocolBehaviors: readonly Behavior[] = [
  ...Object.entries(adminOperations).flatMap(([title, send]): readonly Behavior[] => [
    {
      title: `${title} without credentials`,
      documents,
      expected: 'PERMISSION_DENIED',
      run: (sandbox) => send(sandbox, {}),
    },
    {
      title: `${title} as a user`,
      documents,
      rules,
      expected: 'PERMISSION_DENIED',
      run: (sandbox) => send(sandbox, createUserHeaders('ann')),
    },
    {
      title: `${title} as an administrator`,
      documents,
      rules,
      expected: 'ok',
      run: (sandbox) => send(sandbox, adminHeaders),
    },
  ]),
  createPageBehavior('pageSize=0', '30 30 30 30 30 10'),
  createPageBehavior('pageSize=1000', '150 10'),
  createPageBehavior('pageSize=90&showMissing=true', '90 70'),
  createResponsesBehavior('a name twice', 'batchGet', 'found missing', (name) => ({
    documents: ['c/a', 'c/z', 'c/a', 'c/z'].map(name),
  })),
  createResponsesBehavior('a transaction of a read', 'batchGet', 'transaction found', (name) => ({
    documents: [name('c/a')],
    newTransaction,
  })),
  createResponsesBehavior('a transaction of a query', 'runQuery', 'transaction document', () => ({
    structuredQuery,
    newTransaction,
  })),
  createResponsesBehavior('a transaction of a count', 'runAggregationQuery', 'transaction result', () => ({
    ...aggregate({}, count),
    newTransaction,
  })),
  createAggregationBehavior('selected fields: sum', 'INVALID_ARGUMENT', aggregate(selected, sum)),
  createAggregationBehavior('selected fields: both', 'INVALID_ARGUMENT', aggregate(selected, count, sum)),
  createAggregationBehavior('selected fields: count', 'ok', aggregate(selected, count)),
  createAggregationBehavior('all fields: both', 'ok', aggregate({}, count, sum)),
  createAggregationBehavior(
    'an alias like the second default one, and one without',
    'ok',
    aggregate({}, { alias: 'field_2', ...count }, count),
  ),
  ...['2020-01-01T00:00:00Z', '2099-01-01T00:00:00Z'].map((readTime) => ({
    title: `the collections of ${readTime}`,
    documents,
    expected: readTime < '2026' ? 'FAILED_PRECONDITION' : 'INVALID_ARGUMENT',
    run: (sandbox: BehaviorSandbox) => sandbox.call('listCollectionIds', { readTime }, adminHeaders),
  })),
  createTokenBehavior('of one part', 'nonsense', 'true', 'INVALID_ARGUMENT'),
  createTokenBehavior('of two parts', `${header}.${body}`, 'true', 'INVALID_ARGUMENT'),
  createTokenBehavior('without a header', `.${body}.`, 'true', 'INVALID_ARGUMENT'),
  createTokenBehavior('that is no object', `${header}.${encode([1])}.`, 'true', 'INVALID_ARGUMENT'),
  createTokenBehavior('with an unreadable signature', `${header}.${body}.!`, 'true', 'INVALID_ARGUMENT'),
  createTokenBehavior('with two ids', `${header}.${body}.`, "request.auth.uid == 'ann'", 'ok'),
  createTokenBehavior(
    'without an id',
    `${header}.${encode({ a: 1 })}.`,
    'request.auth.uid == null && request.auth.token.a == 1',
    'ok',
  ),
  {
    title: 'an empty collection id lists all collections of a document',
    documents,
    expected: 'a g',
    async run({ rest }) {
      const response = await rest.send('GET', `/v1/${rest.root}/`, undefined, adminHeaders);
      const found = (response.body as { documents: readonly { name: string }[] }).documents;
      return found.map(({ name }) => name.slice(name.lastIndexOf('/') + 1)).join(' ');
    },
  },
  {
    title: 'a preflight from a public page',
    expected: 'true',
    async run({ rest }) {
      const response = await fetch(`${rest.origin}/v1/${rest.root}/c/a`, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://page.example',
          'access-control-request-method': 'GET',
          'access-control-request-private-network': 'true',
        },
      });
      return response.headers.get('access-control-allow-private-network') ?? 'none';
    },
  },
  {
    title: 'a request of more than 16 MiB',
    expected: '413',
    async run({ rest }) {
      const large = `{"writes":[]${' '.repeat(16_777_216)}}`;
      return String((await rest.send('POST', `/v1/${rest.root}:commit`, large, adminHeaders)).status);
    },
  },
];
