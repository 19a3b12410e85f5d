import { randomBytes } from 'node:crypto';
import { HttpError } from '#http-error.ts';
import { isJsonObject } from '#json.ts';

interface ApiKey {
  readonly id: number;
  readonly value: string;
  readonly description: string;
  /** Such as `documents:search`, `documents:*` or `*`. */
  readonly actions: readonly string[];
  /** Names of collections, or regular expressions, or `*`. */
  readonly collections: readonly string[];
  /** In seconds. */
  readonly expires_at: number;
}

/** 2100-01-01, like Typesense. */
const farFuture = 64_723_363_199;
const prefixLength = 4;

/** The API keys, except for the one that the server is started with, which may do everything. */
export class ApiKeys {
  readonly #keys = new Map<number, ApiKey>();
  readonly #adminKey: string;
  #nextId = 0;

  constructor(adminKey: string) {
    this.#adminKey = adminKey;
  }

  /** Creates a key from the body of a request. @returns the response, which is the only one with the whole key @throws HttpError */
  create(body: unknown): ApiKey {
    if (!isJsonObject(body)) throw new HttpError(400, 'Bad JSON.');
    for (const name of ['description', 'actions', 'collections']) {
      if (body[name] === undefined) throw new HttpError(400, `Could not find a \`${name}\` key.`);
    }
    const known = ['description', 'actions', 'collections', 'value', 'expires_at'];
    const unknown = Object.keys(body).find((name) => !known.includes(name));
    if (unknown !== undefined)
      throw new HttpError(400, `The property \`${unknown}\` of keys is not supported by this stand-in.`);
    const { value = randomBytes(16).toString('hex'), description, expires_at: expiry = farFuture } = body;
    if (typeof description !== 'string' || typeof value !== 'string')
      throw new HttpError(400, 'Wrong format for `description` or `value`. It should be a string.');
    if (typeof expiry !== 'number' || !Number.isInteger(expiry) || expiry < 0)
      throw new HttpError(400, 'Wrong format for `expires_at`. It should be an unsigned integer.');
    if (value === this.#adminKey || [...this.#keys.values()].some((key) => key.value === value))
      throw new HttpError(409, 'API key generation conflict.');
    const key: ApiKey = {
      id: this.#nextId,
      value,
      description,
      actions: parseTexts(body, 'actions'),
      collections: parseTexts(body, 'collections'),
      expires_at: expiry,
    };
    this.#nextId += 1;
    this.#keys.set(key.id, key);
    return key;
  }

  /** All keys, as `GET /keys` shows them. */
  list(): object[] {
    return [...this.#keys.values()].map(describeKey);
  }

  /** @throws HttpError for an unknown ID */
  get(id: string): object {
    return describeKey(this.#find(id));
  }

  /** @throws HttpError for an unknown ID */
  remove(id: string): object {
    const key = this.#find(id);
    this.#keys.delete(key.id);
    return { id: key.id };
  }

  #find(id: string): ApiKey {
    const key = this.#keys.get(Number(id));
    if (!key) throw new HttpError(404, 'Not found.');
    return key;
  }

  /** @param collection undefined for an action on none, such as listing them */
  allows(value: string | null, action: string, collection: string | undefined): boolean {
    const key = [...this.#keys.values()].find((candidate) => candidate.value === value);
    if (!key || key.expires_at < Date.now() / 1000) return false;
    const [resource] = action.split(':');
    const hasAction = key.actions.some((item) => item === '*' || item === action || item === `${resource}:*`);
    return (
      hasAction &&
      (collection === undefined || key.collections.some((pattern) => matchesPattern(pattern, collection)))
    );
  }
}

function describeKey({ value, ...key }: ApiKey): object {
  return { ...key, value_prefix: value.slice(0, prefixLength), autodelete: false };
}

function parseTexts(body: Readonly<Record<string, unknown>>, name: string): string[] {
  const list = body[name];
  const isText = (item: unknown): item is string => typeof item === 'string';
  if (Array.isArray(list) && list.length > 0 && list.every(isText)) return list;
  throw new HttpError(400, `Wrong format for \`${name}\`. It should be an array of string.`);
}

function matchesPattern(pattern: string, name: string): boolean {
  if (pattern === '*' || pattern === name) return true;
  try {
    return new RegExp(`^(?:${pattern})$`).test(name);
  } catch {
    return false;
  }
}
