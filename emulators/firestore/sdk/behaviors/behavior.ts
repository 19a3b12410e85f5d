import { createRestClient } from '../../testing/rest-client.ts';
import type { RestClient } from '../../testing/rest-client.ts';
import { toFieldsJson } from '../../testing/model-to-json.ts';
import type { PlainValue } from '../../testing/query-model.ts';

/** A behavior that SDKs do not reach, or not all of them: one request to a database and its result. */
export interface Behavior {
  readonly title: string;
  /** Stored before the request, by path. */
  readonly documents?: Readonly<Record<string, Readonly<Record<string, PlainValue>>>>;
  /** The matches below /databases/{db}/documents; without them, every request is allowed. */
  readonly rules?: string;
  run(sandbox: BehaviorSandbox): Promise<string>;
  /** `ok`, the status of an error, or what the behavior reads. */
  readonly expected: string;
}

/**
 * An expression of rules and its value as Google's emulator reports it: floats have a point, bytes are in Base64. `error`
 * is an evaluation error, `refused` an expression that does not compile.
 */
export type ExpressionRow = readonly [expression: string, value: string];

/** A database of its own. All requests are those of the user `ann` unless they have other headers. */
export interface BehaviorSandbox {
  readonly rest: RestClient;
  /** The name of the document at a path. */
  readonly name: (path: string) => string;
  /** @returns `ok` or the status of the error */
  commit(writes: readonly object[], headers?: RequestHeaders): Promise<string>;
  /** Sends a POST to a custom verb of the root. @returns `ok` or the status of the error */
  call(verb: string, body: object, headers?: RequestHeaders): Promise<string>;
  /** @returns the ids of the documents found, separated by spaces, or the status of the error */
  query(structuredQuery: object, headers?: RequestHeaders): Promise<string>;
  /** Replaces the rules. @returns `ok`, or `INVALID_ARGUMENT` when they do not compile */
  loadRules(source: string): Promise<string>;
}

export type RequestHeaders = Readonly<Record<string, string>>;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The headers of a user with an unsigned token, as the Auth emulator creates them. */
export function createUserHeaders(uid: string, claims: object = {}): RequestHeaders {
  const payload = { sub: uid, user_id: uid, aud: 'demo', iat: 1, exp: 4_102_444_800, ...claims };
  return { authorization: `Bearer ${encode({ alg: 'none', type: 'JWT' })}.${encode(payload)}.` };
}

export const adminHeaders: RequestHeaders = { authorization: 'Bearer owner' };

/** Encloses matches in a ruleset. */
export function buildRules(matches: string): string {
  return `rules_version = '2';
    service cloud.firestore { match /databases/{db}/documents { ${matches} } }`;
}

let sandboxCount = 0;

/** Opens a database with the documents and rules of a behavior on a server of 127.0.0.1. */
export async function openBehaviorSandbox(
  port: number,
  { documents, rules }: Pick<Behavior, 'documents' | 'rules'>,
): Promise<BehaviorSandbox> {
  const project = `demo-behavior-${process.pid}-${sandboxCount++}`;
  const rest = createRestClient(port, project);
  const user = createUserHeaders('ann');
  const post = (verb: string, body: object, headers: RequestHeaders) =>
    rest.send('POST', `/v1/${rest.root}:${verb}`, body, headers);
  const sandbox: BehaviorSandbox = {
    rest,
    name: (path) => `${rest.root}/${path}`,
    commit: (writes, headers = user) => sandbox.call('commit', { writes }, headers),
    call: async (verb, body, headers = user) => toStatus((await post(verb, body, headers)).body),
    async query(structuredQuery, headers = user) {
      const { body } = await post('runQuery', { structuredQuery }, headers);
      const status = toStatus(body);
      if (status !== 'ok') return status;
      const found = (body as readonly { document?: { name: string } }[]).flatMap(
        (item) => item.document ?? [],
      );
      return found.map(({ name }) => name.slice(name.lastIndexOf('/') + 1)).join(' ');
    },
    async loadRules(content) {
      const body = { rules: { files: [{ name: 'firestore.rules', content }] } };
      const response = await rest.send('PUT', `/emulator/v1/projects/${project}:securityRules`, body);
      return response.status === 200 ? 'ok' : 'INVALID_ARGUMENT';
    },
  };
  const writes = Object.entries(documents ?? {}).map(([path, data]) => ({
    update: { name: sandbox.name(path), fields: toFieldsJson(data) },
  }));
  if (writes.length > 0) await requireOk(sandbox.commit(writes, adminHeaders));
  if (rules !== undefined) await requireOk(sandbox.loadRules(buildRules(rules)));
  return sandbox;
}

async function requireOk(result: Promise<string>): Promise<void> {
  if ((await result) !== 'ok') throw new Error(`The behavior could not be set up: ${await result}`);
}

interface ErrorJson {
  readonly status?: string;
  readonly message?: string;
}

/** The error of a response. */
export function getError(body: unknown): ErrorJson | undefined {
  const first: unknown = Array.isArray(body) ? body[0] : body;
  if (typeof first !== 'object' || first === null || !('error' in first)) return undefined;
  return first.error as ErrorJson;
}

/** The status of a response: of an error, or `ok`. */
export function toStatus(body: unknown): string {
  const error = getError(body);
  return error === undefined ? 'ok' : (error.status ?? 'UNKNOWN');
}

/** A commit of user `ann`. @param writes receives the function that names documents */
export function createCommitBehavior(
  title: string,
  expected: string,
  setUp: Pick<Behavior, 'documents' | 'rules'>,
  writes: (name: BehaviorSandbox['name']) => readonly object[],
): Behavior {
  return { title, ...setUp, expected, run: (sandbox) => sandbox.commit(writes(sandbox.name)) };
}
