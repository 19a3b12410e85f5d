import type { IncomingMessage, ServerResponse } from 'node:http';
import { invalidArgumentError, RpcError } from '../errors.ts';
import type { JsonObject } from '../parse-json.ts';
import { parseObject } from '../parse-json.ts';

/** 11 MiB, the limit in production's error message; the documentation says 10 MiB. */
const maxBodyBytes = 11_534_336;
/** 16 MiB. Beyond it, Google's emulator answers before it parses. */
const maxHttpBodyBytes = 16_777_216;

/** A parsed request with its body, and its response. */
export interface HttpExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** GET for HEAD, whose response Node sends without its body. */
  readonly method: string;
  /** Percent-decoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
}

/** Reads and parses a request. @throws INVALID_ARGUMENT or PAYLOAD_TOO_LARGE when the body is too large, INVALID_ARGUMENT when the path is not decodable */
export async function readHttpExchange(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<HttpExchange> {
  const url = request.url ?? '/';
  const queryStart = url.indexOf('?');
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= maxBodyBytes) chunks.push(chunk);
  }
  if (bytes > maxHttpBodyBytes) throw new RpcError('PAYLOAD_TOO_LARGE', 'The request is larger than 16 MiB.');
  if (bytes > maxBodyBytes)
    throw invalidArgumentError(`Request payload size exceeds the limit: ${maxBodyBytes} bytes.`);
  return {
    request,
    response,
    method: request.method === undefined || request.method === 'HEAD' ? 'GET' : request.method,
    path: decodePath(queryStart === -1 ? url : url.slice(0, queryStart)),
    query: new URLSearchParams(queryStart === -1 ? '' : url.slice(queryStart + 1)),
    body: Buffer.concat(chunks).toString(),
  };
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw invalidArgumentError(`The path "${path}" is not properly percent-encoded.`);
  }
}

/** Parses the body as a JSON object, regardless of its content type; an empty body is {}. @throws INVALID_ARGUMENT */
export function parseJsonBody({ body }: HttpExchange): JsonObject {
  if (body.trim() === '') return {};
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch (error) {
    throw new RpcError('INVALID_ARGUMENT', `Invalid JSON payload received. ${(error as Error).message}`);
  }
  return parseObject(parsed, 'request');
}

/** Sends a JSON response. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': bytes.length,
  });
  response.end(bytes);
}
