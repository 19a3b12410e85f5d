import type { IncomingMessage } from 'node:http';
import { requireJsonDepth, type Json } from '../data/json.ts';
import { HttpError } from '#http-error.ts';

/** The service's limit for a write. */
const maxBodyBytes = 256 * 1024 * 1024;

/** Reads a request body as text. @throws HttpError 413 */
export async function readTextBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodyBytes) throw new HttpError(413, 'Request body too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Reads a request body as JSON. @throws HttpError 400 for invalid JSON, InvalidDataError when it is nested too deeply */
export async function readJsonBody(request: IncomingMessage): Promise<Json> {
  const text = await readTextBody(request);
  let json: Json;
  try {
    json = JSON.parse(text) as Json;
  } catch {
    throw new HttpError(400, "Invalid data; couldn't parse JSON object, array, or value.");
  }
  requireJsonDepth(json);
  return json;
}
