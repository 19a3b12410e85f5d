import { InvalidDataError, parsePath, type Path } from '../data/keys.ts';
import type { Json } from '../data/json.ts';
import { parseWireQuery, unfilteredQuery, type Query } from '../data/query.ts';

export type JsonObject = { readonly [name: string]: Json };

/** A request of a client: its number, what it wants, and with what. */
export interface SocketRequest {
  readonly id: number;
  readonly action: string;
  readonly body: JsonObject;
}

/** The request in a message; undefined for control messages and anything else that wants no answer. */
export function parseRequest(message: unknown): SocketRequest | undefined {
  if (!isJsonObject(message) || message['t'] !== 'd') return undefined;
  const data = message['d'];
  if (!isJsonObject(data)) return undefined;
  const { r, a, b } = data;
  if (typeof r !== 'number' || typeof a !== 'string') return undefined;
  return { id: r, action: a, body: isJsonObject(b) ? b : {} };
}

/** @throws InvalidDataError */
export const parseBodyPath = (body: JsonObject): Path => parsePath(requirePathText(body));

/**
 * The path as it was written.
 *
 * @throws InvalidDataError
 */
export function requirePathText(body: JsonObject): string {
  if (typeof body['p'] !== 'string') throw new InvalidDataError('The request names no path');
  return body['p'];
}

/** @throws InvalidDataError */
export function parseBodyQuery(body: JsonObject): Query {
  return isJsonObject(body['q']) ? parseWireQuery(body['q']) : unfilteredQuery;
}

/** Whether a value is a JSON object, and no list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
