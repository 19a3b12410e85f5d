import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { runStorageRules } from './runtime.ts';

type Message = Record<string, unknown>;

const RULES = `rules_version='2';
service firebase.storage {
  match /b/{bucket}/o {
    match /videos/{uid}/{file} {
      allow read: if true;
      allow create: if request.auth.token.email_verified == false
        && request.resource.size < 3000000
        && request.resource.contentType.matches('video/.*')
        && request.resource.metadata.owner == 'u1' && uid == 'u1' && file == 'été v.mp4'
        && request.resource.generation == 1795189267751
        && request.path == /b/$(bucket)/o/videos/u1/$(file)
        && request.time > timestamp.date(2026, 1, 1);
      allow delete: if resource.metadata.owner == request.auth.uid;
    }
    match /lookup/{id} {
      allow get: if firestore.exists(/databases/(default)/documents/users/$(id))
        && firestore.get(/databases/(default)/documents/users/$(id)).data.role == 'ed';
      allow create: if firestore.exists(/databases/(default)/documents/a/$(id))
        || firestore.exists(/databases/(default)/documents/b/$(id));
      allow delete: if firestore.exists(/databases/(default)/documents/a/1)
        || firestore.exists(/databases/(default)/documents/a/2)
        || firestore.exists(/databases/(default)/documents/a/3) || true;
    }
    match /folder/{rest=**} { allow list: if request.auth == null; }
    match /debugged/{id} { allow get: if debug(id) == 'x'; }
  }
}`;

function startRuntime() {
  const stdin = new PassThrough();
  const stdout = new PassThrough().setEncoding('utf8');
  const messages: Message[] = [];
  let rest = '';
  stdout.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    messages.push(...lines.map((line) => JSON.parse(line) as Message));
  });
  runStorageRules(stdin, stdout);
  const settle = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  const write = async (text: string | Buffer) => {
    stdin.write(text);
    await settle();
  };
  return {
    messages,
    write,
    async ask(message: Message): Promise<Message | undefined> {
      const before = messages.length;
      await write(`${JSON.stringify(message)}\n`);
      return messages.length > before ? messages.at(-1) : undefined;
    },
  };
}

function createLoadMessage(content: string, id = 0) {
  const source = { files: [{ name: '/abs/storage.rules', content }] };
  return { action: 'load_ruleset', context: { rulesetName: '0', source }, id };
}

function createVerifyMessage(path: string, method: string, variables: Message = {}, id = 1) {
  return {
    action: 'verify',
    context: {
      rulesetName: '0',
      service: 'firebase.storage',
      path: `/b/demo-x.appspot.com/o/${path}`,
      method,
      variables: {
        resource: { null_value: null },
        request: { map_value: { fields: { auth: { null_value: null }, ...variables } } },
      },
    },
    id,
  };
}

const createOkResponse = (id: number, result: unknown, errors: string[] = [], warnings: string[] = []) => ({
  id,
  status: 'ok',
  result,
  warnings,
  errors,
});

/** As firebase-tools sends it when a resumable upload ends. */
const UPLOAD = {
  path: {
    path_value: {
      segments: ['b', 'demo-x.appspot.com', 'o', 'videos', 'u1', 'été v.mp4'].map((simple) => ({ simple })),
    },
  },
  time: { timestamp_value: '2026-11-20T15:41:07.770Z' },
  resource: {
    map_value: {
      fields: {
        name: { string_value: 'videos/u1/été v.mp4' },
        generation: { int_value: 1795189267751 },
        size: { int_value: 2047015 },
        timeCreated: { timestamp_value: '2026-11-20T15:41:07.751Z' },
        contentDisposition: { null_value: null },
        contentType: { string_value: 'video/mp4' },
        metadata: { map_value: { fields: { owner: { string_value: 'u1' } } } },
      },
    },
  },
  auth: {
    map_value: {
      fields: {
        uid: { string_value: 'u1' },
        token: {
          map_value: {
            fields: {
              email_verified: { bool_value: false },
              identities: { list_value: { values: [{ string_value: 'a@b.co' }] } },
            },
          },
        },
      },
    },
  },
};

describe('the Storage rules runtime', () => {
  it('greets first', async () => {
    const { messages, write } = startRuntime();
    await write('');
    expect(messages).toEqual([createOkResponse(-1, null)]);
  });

  it('loads a ruleset and tells its version', async () => {
    expect(await startRuntime().ask(createLoadMessage(RULES))).toEqual(
      createOkResponse(0, { rulesVersion: 2 }),
    );
    expect(await startRuntime().ask(createLoadMessage('service firebase.storage {}'))).toEqual(
      createOkResponse(0, { rulesVersion: 1 }),
    );
  });

  it('answers a broken ruleset with the position in the form firebase-tools reads', async () => {
    const answer = await startRuntime().ask(
      createLoadMessage("rules_version='2';\nservice firebase.storage {\n} }\n", 2),
    );
    expect(answer).toMatchObject({ id: 2, status: 'ok', result: null, warnings: [] });
    const [error] = (answer as { errors: string[] }).errors;
    expect(JSON.parse(error ?? '')).toEqual({
      description_: "Unexpected '}'. Expected 'service'.",
      sourcePosition_: { fileName_: '/abs/storage.rules', line_: 3, column_: 3 },
    });
  });

  it('permits the recorded upload, and refuses it when one thing differs', async () => {
    const { ask } = startRuntime();
    await ask(createLoadMessage(RULES));
    expect(await ask(createVerifyMessage('videos/u1/été v.mp4', 'create', UPLOAD))).toEqual(
      createOkResponse(1, { permit: true }),
    );
    const tooBig = structuredClone(UPLOAD);
    tooBig.resource.map_value.fields.size.int_value = 3000000;
    expect(await ask(createVerifyMessage('videos/u1/été v.mp4', 'create', tooBig))).toEqual(
      createOkResponse(1, { permit: false }),
    );
    expect(await ask(createVerifyMessage('videos/u2/été v.mp4', 'create', UPLOAD))).toEqual(
      createOkResponse(1, { permit: false }),
    );
    expect(await ask(createVerifyMessage('videos/u1/été v.mp4', 'update', UPLOAD))).toEqual(
      createOkResponse(1, { permit: false }),
    );
    expect(await ask(createVerifyMessage('videos/u1/été v.mp4', 'get'))).toEqual(
      createOkResponse(1, { permit: true }),
    );
  });

  it('reads a line that arrives in pieces, cut inside a letter', async () => {
    const { ask, write, messages } = startRuntime();
    await ask(createLoadMessage(RULES));
    const line = Buffer.from(
      `${JSON.stringify(createVerifyMessage('videos/u1/été v.mp4', 'create', UPLOAD))}\n`,
    );
    const cut = line.indexOf(0xc3) + 1;
    await write(line.subarray(0, cut));
    expect(messages).toHaveLength(2);
    await write(line.subarray(cut));
    expect(messages.at(-1)).toEqual(createOkResponse(1, { permit: true }));
  });

  it('lets a folder be listed below a recursive wildcard, itself included', async () => {
    const { ask } = startRuntime();
    await ask(createLoadMessage(RULES));
    expect(await ask(createVerifyMessage('folder', 'list'))).toEqual(createOkResponse(1, { permit: true }));
    expect(await ask(createVerifyMessage('folder/deep/er', 'list'))).toEqual(
      createOkResponse(1, { permit: true }),
    );
    expect(await ask(createVerifyMessage('other', 'list'))).toEqual(createOkResponse(1, { permit: false }));
  });

  it('hands debug() texts over as warnings', async () => {
    const { ask } = startRuntime();
    await ask(createLoadMessage(RULES));
    expect(await ask(createVerifyMessage('debugged/x', 'get'))).toEqual(
      createOkResponse(1, { permit: true }, [], ['string_value: x']),
    );
  });
});

describe('looking into Firestore', () => {
  const fetching = (id: number, serverId: number, path: string) => ({
    id,
    server_request_id: serverId,
    action: 'fetch_firestore_document',
    context: { path },
    status: 'ok',
    warnings: [],
    errors: [],
  });
  const document = (fields: Message, id: number) => ({
    result: { name: 'projects/demo-x/databases/(default)/documents/users/alice', fields },
    status: 'ok',
    warnings: [],
    errors: [],
    id,
  });
  const missing = (id: number) => ({ status: 'not_found', warnings: [], errors: [], id });

  it('asks once for a document two look-ups share and answers under the id of its own call', async () => {
    const { ask } = startRuntime();
    await ask(createLoadMessage(RULES));
    expect(await ask(createVerifyMessage('lookup/alice', 'get', {}, 15))).toEqual(
      fetching(15, 1e9, '/databases/(default)/documents/users/alice'),
    );
    expect(await ask(document({ role: { stringValue: 'ed' } }, 1e9))).toEqual(
      createOkResponse(1e9, { permit: true }),
    );
  });

  it('chains fetches, each under the id of the one before', async () => {
    const { ask } = startRuntime();
    await ask(createLoadMessage(RULES));
    expect(await ask(createVerifyMessage('lookup/x y', 'create', {}, 7))).toEqual(
      fetching(7, 1e9, '/databases/(default)/documents/a/x%20y'),
    );
    expect(await ask(missing(1e9))).toEqual(fetching(1e9, 1e9 + 1, '/databases/(default)/documents/b/x%20y'));
    expect(await ask(missing(1e9 + 1))).toEqual(createOkResponse(1e9 + 1, { permit: false }));
  });

  it('keeps two verifications apart that wait at the same time', async () => {
    const { ask } = startRuntime();
    await ask(createLoadMessage(RULES));
    await ask(createVerifyMessage('lookup/alice', 'get', {}, 1));
    await ask(createVerifyMessage('lookup/bob', 'get', {}, 2));
    expect(await ask(missing(1e9 + 1))).toEqual(createOkResponse(1e9 + 1, { permit: false }));
    expect(await ask(document({ role: { stringValue: 'ed' } }, 1e9))).toEqual(
      createOkResponse(1e9, { permit: true }),
    );
  });

  it('refuses the request that looks up a third document', async () => {
    const { ask } = startRuntime();
    await ask(createLoadMessage(RULES));
    await ask(createVerifyMessage('lookup/x', 'delete'));
    await ask(missing(1e9));
    expect(await ask(missing(1e9 + 1))).toEqual(createOkResponse(1e9 + 1, { permit: false }));
  });

  it('understands every type of a document', async () => {
    const { ask } = startRuntime();
    const whole = `service firebase.storage { match /b/{b}/o/{id} { allow get: if
      let_().data == {'n': null, 'b': true, 'i': 5, 'd': 1.5, 's': 'x', 'a': [1, {}], 'y': b'hi',
        't': timestamp.value(1500), 'g': latlng.value(1.0, 0.0), 'r': /databases/(default)/documents/a/b}
      && let_().id == 'x' && let_().__name__ == /databases/(default)/documents/d/x; }
      function let_() { return firestore.get(/databases/(default)/documents/d/x); } }`;
    await ask(createLoadMessage(whole));
    await ask(createVerifyMessage('x', 'get'));
    const fields = {
      n: { nullValue: null },
      b: { booleanValue: true },
      i: { integerValue: '5' },
      d: { doubleValue: 1.5 },
      s: { stringValue: 'x' },
      a: { arrayValue: { values: [{ integerValue: '1' }, { mapValue: {} }] } },
      y: { bytesValue: 'aGk=' },
      t: { timestampValue: '1970-01-01T00:00:01.500Z' },
      g: { geoPointValue: { latitude: 1 } },
      r: { referenceValue: 'projects/demo-x/databases/(default)/documents/a/b' },
    };
    expect(await ask(document(fields, 1e9))).toEqual(createOkResponse(1e9, { permit: true }));
  });
});

describe('whatever is wrong', () => {
  it.each([
    ['an unknown action', { action: 'dance', context: {}, id: 4 }],
    ['no context', { action: 'verify', id: 4 }],
    ['an unknown ruleset', { ...createVerifyMessage('x', 'get', {}, 4), context: { rulesetName: '9' } }],
    ['an unknown method', createVerifyMessage('x', 'read', {}, 4)],
    ['a value of no kind', createVerifyMessage('x', 'get', { auth: { strange_value: 1 } }, 4)],
    ['a value of the wrong kind', createVerifyMessage('x', 'get', { auth: { int_value: 'x' } }, 4)],
    ['a ruleset without files', { action: 'load_ruleset', context: { source: {} }, id: 4 }],
    ['an answer nobody waits for', { status: 'ok', result: {}, id: 4 }],
  ])('answers %s with an error and goes on', async (_name, message) => {
    const { ask } = startRuntime();
    await ask(createLoadMessage(RULES));
    const answer = await ask(message);
    expect(answer).toMatchObject({ id: 4, status: 'ok', result: null, warnings: [] });
    expect((answer as { errors: string[] }).errors).toHaveLength(1);
    expect(await ask(createVerifyMessage('videos/u1/a', 'get'))).toEqual(
      createOkResponse(1, { permit: true }),
    );
  });

  it('skips lines that are no objects', async () => {
    const { ask, write } = startRuntime();
    await write('{"id":3\n\n[]\n17\n\u0000\n');
    expect(await ask(createLoadMessage(RULES))).toEqual(createOkResponse(0, { rulesVersion: 2 }));
  });
});
