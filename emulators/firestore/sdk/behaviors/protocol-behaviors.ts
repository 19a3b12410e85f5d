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
