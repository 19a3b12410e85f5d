import { PassThrough } from 'node:stream';
import { runStorageRules } from '../runtime.ts';

export type Message = Record<string, unknown>;

/** Rules for the tests of the runtime. */
export const rules = `rules_version='2';
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

/** Starts a runtime with a client that writes to its stdin and collects the messages of its stdout. */
export function startRuntime() {
  const stdin = new PassThrough();
  const stdout = new PassThrough().setEncoding('utf8');
  const messages: Message[] = [];
  let incompleteLine = '';
  stdout.on('data', (chunk: string) => {
    const lines = (incompleteLine + chunk).split('\n');
    incompleteLine = lines.pop() ?? '';
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
    async request(message: Message): Promise<Message | undefined> {
      const before = messages.length;
      await write(`${JSON.stringify(message)}\n`);
      return messages.length > before ? messages.at(-1) : undefined;
    },
  };
}

/** A call that loads rules under the name 0. */
export function createLoadMessage(content: string, id = 0) {
  const source = { files: [{ name: '/abs/storage.rules', content }] };
  return { action: 'load_ruleset', context: { rulesetName: '0', source }, id };
}

/** A call that verifies a request by the rules with the name 0. */
export function createVerifyMessage(path: string, method: string, variables: Message = {}, id = 1) {
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

/** The response to a call. */
export const createOkResponse = (
  id: number,
  result: unknown,
  errors: string[] = [],
  warnings: string[] = [],
) => ({
  id,
  status: 'ok',
  result,
  warnings,
  errors,
});
