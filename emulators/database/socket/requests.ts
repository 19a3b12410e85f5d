import { InvalidDataError, readPath, type Path } from '../data/keys.ts';
import type { Json } from '../data/json.ts';
import { readWireQuery, wholeQuery, type Query } from '../data/query.ts';

export type JsonObject = { readonly [name: string]: Json };

/** A request of a client: its number, what it wants, and with what. */
export interface Request {
  readonly id: number;
  readonly action: string;
  readonly body: JsonObject;
}

/** The request in a message; undefined for control messages and anything else that wants no answer. */
export function readRequest(message: unknown): Request | undefined {
  if (!isObject(message) || message['t'] !== 'd') return undefined;
  const data = message['d'];
  if (!isObject(data)) return undefined;
  const { r, a, b } = data;
  if (typeof r !== 'number' || typeof a !== 'string') return undefined;
  return { id: r, action: a, body: isObject(b) ? b : {} };
}

/** @throws InvalidDataError */
export const pathIn = (body: JsonObject): Path => readPath(textIn(body));

/**
 * The path as it was written.
 *
 * @throws InvalidDataError
 */
export function textIn(body: JsonObject): string {
  if (typeof body['p'] !== 'string') throw new InvalidDataError('The request names no path');
  return body['p'];
}

/** @throws InvalidDataError */
export function queryIn(body: JsonObject): Query {
  return isObject(body['q']) ? readWireQuery(body['q']) : wholeQuery;
}

/** Whether a value is a JSON object, and no list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
