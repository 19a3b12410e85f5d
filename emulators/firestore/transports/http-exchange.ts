import type { IncomingMessage, ServerResponse } from 'node:http';
import { invalid, RpcError } from '../errors.ts';
import type { Input } from '../input.ts';
import { readObject } from '../input.ts';

/** Production's limit on a request's size. */
const MAXIMUM_BYTES = 11_534_336;

/** A request whose body has arrived, taken apart. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly method: string;
  /** Percent-decoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
}

/** @throws INVALID_ARGUMENT when the body is too long or the path is not decodable */
export async function readExchange(request: IncomingMessage, response: ServerResponse): Promise<Exchange> {
  const url = request.url ?? '/';
  const mark = url.indexOf('?');
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= MAXIMUM_BYTES) chunks.push(chunk);
  }
  if (bytes > MAXIMUM_BYTES) throw invalid(`Request payload size exceeds the limit: ${MAXIMUM_BYTES} bytes.`);
  return {
    request,
    response,
    method: request.method ?? 'GET',
    path: decodePath(mark === -1 ? url : url.slice(0, mark)),
    query: new URLSearchParams(mark === -1 ? '' : url.slice(mark + 1)),
    body: Buffer.concat(chunks).toString(),
  };
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw invalid(`The path "${path}" is not properly percent-encoded.`);
  }
}

/** The body as a JSON object, whatever its content type says; an empty body counts as {}. */
export function jsonBody({ body }: Exchange): Input {
  if (body.trim() === '') return {};
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch (error) {
    throw new RpcError('INVALID_ARGUMENT', `Invalid JSON payload received. ${(error as Error).message}`);
  }
  return readObject(parsed, 'request');
}

/** Answers with JSON and ends the response. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': bytes.length,
  });
  response.end(bytes);
}
