import { isJsonObject } from '#json.ts';
import { InvalidDataError, parsePath, type Path } from '../data/keys.ts';
import type { Json } from '../data/json.ts';
import { parseWireQuery, unfilteredQuery, type Query } from '../data/query.ts';

export interface JsonObject {
  readonly [name: string]: Json;
}

/** A request of a client. */
export interface SocketRequest {
  readonly id: number;
  readonly action: string;
  readonly body: JsonObject;
}

/** Parses a request. @returns undefined for control messages and others that need no response */
export function parseRequest(message: unknown): SocketRequest | undefined {
  if (!isJsonObject(message) || message['t'] !== 'd') return undefined;
  const data = message['d'];
  if (!isJsonObject(data)) return undefined;
  const { r: id, a: action, b: body } = data;
  if (typeof id !== 'number' || typeof action !== 'string') return undefined;
  return { id, action, body: isJsonObject(body) ? (body as JsonObject) : {} };
}

/** Parses the path of a request. @throws InvalidDataError */
export const parseBodyPath = (body: JsonObject): Path => parsePath(requirePathText(body));

/** Returns the unparsed path of a request. @throws InvalidDataError */
export function requirePathText(body: JsonObject): string {
  if (typeof body['p'] !== 'string') throw new InvalidDataError('The request has no path');
  return body['p'];
}

/** Parses the query of a request. @throws InvalidDataError */
export function parseBodyQuery(body: JsonObject): Query {
  return isJsonObject(body['q']) ? parseWireQuery(body['q']) : unfilteredQuery;
}
