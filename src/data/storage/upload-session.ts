import * as z from 'zod/mini';
import { fileUploadUrl } from '#src/config/service-urls.ts';
import { auth } from '../auth/auth.ts';
import { createRefusal } from '../refusal.ts';
import { appCheck } from '../firebase.ts';

/*
 * Cloud Storage's resumable upload protocol as the Firebase SDK speaks it. The SDK keeps the session's URL to itself, so
 * its uploads cannot continue after a reload.
 */

/** A connection that hangs is given up after this time; at 4 KB/s a chunk of the smallest size still arrives. */
const requestTimeoutMs = 60_000;

/** A response that is no success. */
export class UploadRequestError extends Error {
  override readonly name = 'UploadRequestError';
  readonly status: number;

  constructor(status: number) {
    super(`Cloud Storage responded with ${status}`);
    this.status = status;
  }
}

const errorSchema = z.object({ error: z.object({ code: z.number() }) });
/** The specification's "upload server error code 3". */
const tooLongCode = 3;

async function toUploadError(response: Response): Promise<Error> {
  const body: unknown = await response.json().catch(() => undefined);
  const { success, data } = errorSchema.safeParse(body);
  return success && data.error.code === tooLongCode
    ? createRefusal('too-long')
    : new UploadRequestError(response.status);
}

async function request(
  url: string,
  headers: Record<string, string>,
  body: BodyInit | null,
  signal: AbortSignal,
): Promise<Response> {
  const [token, appCheckHeaders] = await Promise.all([
    auth.currentUser?.getIdToken(),
    appCheck?.fetchHeaders(),
  ]);
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, ...appCheckHeaders, ...(token && { Authorization: `Firebase ${token}` }) },
    body,
    signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]),
  });
  if (!response.ok) throw await toUploadError(response);
  return response;
}

export interface FileMetadata {
  contentType: string;
  cacheControl: string;
  /** Custom metadata, which the Storage rules compare. */
  metadata: { owner: string; uploader: string };
}

/**
 * Starts an upload.
 *
 * @returns the URL of the session, which is valid for a week
 * @throws UploadRequestError, DataError, or TypeError without a connection
 */
export async function startUploadSession(
  path: string,
  size: number,
  metadata: FileMetadata,
  signal: AbortSignal,
): Promise<string> {
  const headers = {
    'X-Goog-Upload-Protocol': 'resumable',
    'X-Goog-Upload-Command': 'start',
    'X-Goog-Upload-Header-Content-Length': String(size),
    'X-Goog-Upload-Header-Content-Type': metadata.contentType,
    'Content-Type': 'application/json; charset=utf-8',
  };
  const body = JSON.stringify({ name: path, fullPath: path, size, ...metadata });
  const response = await request(fileUploadUrl(path), headers, body, signal);
  const url = response.headers.get('X-Goog-Upload-URL');
  if (!url) throw new UploadRequestError(response.status);
  return url;
}

export interface UploadProgress {
  /** Bytes that the server has. */
  receivedBytes: number;
  isFinal: boolean;
}

/**
 * How far an upload is.
 *
 * @throws UploadRequestError, with status 404 or 410 for a session that has ended; TypeError without a connection
 */
export async function fetchUploadProgress(url: string, signal: AbortSignal): Promise<UploadProgress> {
  const { headers } = await request(url, { 'X-Goog-Upload-Command': 'query' }, null, signal);
  return {
    receivedBytes: Number(headers.get('X-Goog-Upload-Size-Received') ?? 0),
    isFinal: headers.get('X-Goog-Upload-Status') === 'final',
  };
}

/**
 * Sends a part of a file; the last one completes the upload.
 *
 * @param offset what the server has already; a multiple of 256 KiB, like `offset + size` unless that is the end
 * @throws UploadRequestError, DataError, or TypeError without a connection
 */
export async function sendChunk(
  url: string,
  file: Blob,
  offset: number,
  size: number,
  signal: AbortSignal,
): Promise<void> {
  const end = Math.min(file.size, offset + size);
  const command = offset === file.size ? 'finalize' : end === file.size ? 'upload, finalize' : 'upload';
  const headers = { 'X-Goog-Upload-Command': command, 'X-Goog-Upload-Offset': String(offset) };
  await request(url, headers, file.slice(offset, end), signal);
}
