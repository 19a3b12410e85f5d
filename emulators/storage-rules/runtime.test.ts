import { describe, expect, test } from 'vitest';
import {
  createLoadMessage,
  createOkResponse,
  createVerifyMessage,
  rules,
  startRuntime,
} from './testing/start-runtime.ts';

/** Recorded from firebase-tools at the end of a resumable upload. */
const upload = {
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
  test('sends a ready message first', async () => {
    const { messages, write } = startRuntime();
    await write('');
    expect(messages).toEqual([createOkResponse(-1, null)]);
  });

  test('loads a ruleset and responds with its version', async () => {
    expect(await startRuntime().request(createLoadMessage(rules))).toEqual(
      createOkResponse(0, { rulesVersion: 2 }),
    );
    expect(
      await startRuntime().request(
        createLoadMessage('service firebase.storage { match /b/{b} { allow get; } }'),
      ),
    ).toEqual(createOkResponse(0, { rulesVersion: 1 }));
  });

  test('reports a syntax error with its position in the format of firebase-tools', async () => {
    const response = await startRuntime().request(
      createLoadMessage("rules_version='2';\nservice firebase.storage { match /b { allow get; }\n} }\n", 2),
    );
    expect(response).toMatchObject({ id: 2, status: 'ok', result: null, warnings: [] });
    const [error] = (response as { errors: string[] }).errors;
    expect(JSON.parse(error ?? '')).toEqual({
      description_: "Unexpected '}'. Expected 'service'.",
      sourcePosition_: { fileName_: '/abs/storage.rules', line_: 3, column_: 3 },
    });
  });

  test('permits a recorded upload and denies it with any difference', async () => {
    const { request } = startRuntime();
    await request(createLoadMessage(rules));
    expect(await request(createVerifyMessage('videos/u1/été v.mp4', 'create', upload))).toEqual(
      createOkResponse(1, { permit: true }),
    );
    const tooLarge = structuredClone(upload);
    tooLarge.resource.map_value.fields.size.int_value = 3000000;
    expect(await request(createVerifyMessage('videos/u1/été v.mp4', 'create', tooLarge))).toEqual(
      createOkResponse(1, { permit: false }),
    );
    expect(await request(createVerifyMessage('videos/u2/été v.mp4', 'create', upload))).toEqual(
      createOkResponse(1, { permit: false }),
    );
    expect(await request(createVerifyMessage('videos/u1/été v.mp4', 'update', upload))).toEqual(
      createOkResponse(1, { permit: false }),
    );
    expect(await request(createVerifyMessage('videos/u1/été v.mp4', 'get'))).toEqual(
      createOkResponse(1, { permit: true }),
    );
  });

  test('reads a line that is split inside a character', async () => {
    const { request, write, messages } = startRuntime();
    await request(createLoadMessage(rules));
    const line = Buffer.from(
      `${JSON.stringify(createVerifyMessage('videos/u1/été v.mp4', 'create', upload))}\n`,
    );
    const cut = line.indexOf(0xc3) + 1;
    await write(line.subarray(0, cut));
    expect(messages).toHaveLength(2);
    await write(line.subarray(cut));
    expect(messages.at(-1)).toEqual(createOkResponse(1, { permit: true }));
  });

  test('permits lists of a folder and its subfolders by a recursive wildcard', async () => {
    const { request } = startRuntime();
    await request(createLoadMessage(rules));
    expect(await request(createVerifyMessage('folder', 'list'))).toEqual(
      createOkResponse(1, { permit: true }),
    );
    expect(await request(createVerifyMessage('folder/deep/er', 'list'))).toEqual(
      createOkResponse(1, { permit: true }),
    );
    expect(await request(createVerifyMessage('other', 'list'))).toEqual(
      createOkResponse(1, { permit: false }),
    );
  });

  test('returns the output of debug() as warnings', async () => {
    const { request } = startRuntime();
    await request(createLoadMessage(rules));
    expect(await request(createVerifyMessage('debugged/x', 'get'))).toEqual(
      createOkResponse(1, { permit: true }, [], ['string_value: x']),
    );
  });
});

describe('invalid messages', () => {
  test.each([
    ['an unknown action', { action: 'dance', context: {}, id: 4 }],
    ['no context', { action: 'verify', id: 4 }],
    ['an unknown ruleset', { ...createVerifyMessage('x', 'get', {}, 4), context: { rulesetName: '9' } }],
    ['an unknown method', createVerifyMessage('x', 'read', {}, 4)],
    ['a value of an unknown type', createVerifyMessage('x', 'get', { auth: { strange_value: 1 } }, 4)],
    ['a value of the wrong type', createVerifyMessage('x', 'get', { auth: { int_value: 'x' } }, 4)],
    ['a ruleset without files', { action: 'load_ruleset', context: { source: {} }, id: 4 }],
    ['an unexpected response', { status: 'ok', result: {}, id: 4 }],
  ])('responds to %s with an error and continues', async (_name, message) => {
    const { request } = startRuntime();
    await request(createLoadMessage(rules));
    const response = await request(message);
    expect(response).toMatchObject({ id: 4, status: 'ok', result: null, warnings: [] });
    expect((response as { errors: string[] }).errors).toHaveLength(1);
    expect(await request(createVerifyMessage('videos/u1/a', 'get'))).toEqual(
      createOkResponse(1, { permit: true }),
    );
  });

  test('ignores lines that are not objects', async () => {
    const { request, write } = startRuntime();
    await write('{"id":3\n\n[]\n17\n\u0000\n');
    expect(await request(createLoadMessage(rules))).toEqual(createOkResponse(0, { rulesVersion: 2 }));
  });
});
