import { getMetadata, ref } from 'firebase/storage';
import { maxRetries, waitForRetry } from '../retry-request.ts';
import { refreshToken } from '../auth/refresh-token.ts';
import { DataError, isDataError, isTemporaryError, withDataErrors } from '../data-error.ts';
import { storage } from './storage.ts';
import {
  fetchUploadProgress,
  sendChunk,
  startUploadSession,
  UploadRequestError,
  type FileMetadata,
} from './upload-session.ts';

export interface UploadOptions {
  /** The session of an earlier attempt; empty to start one. */
  sessionUrl: string;
  /** Called with the URL of a new session. */
  onSession: (url: string) => void;
  /** Called with the number of bytes that the server has. */
  onProgress: (receivedBytes: number) => void;
  /** Called when the upload waits for the next attempt, and when it continues. */
  onWaiting: (isWaiting: boolean) => void;
  signal: AbortSignal;
}

/** The protocol's unit. */
const minChunkSize = 256 * 1024;
const maxChunkSize = 8 * 1024 * 1024;

/** Chunks of a second or two: small enough for an honest progress bar, large enough to be fast. */
function getNextChunkSize(size: number, durationMs: number): number {
  if (durationMs < 1000) return Math.min(maxChunkSize, size * 2);
  return durationMs > 3000 ? Math.max(minChunkSize, size / 2) : size;
}

async function isUploaded(path: string, file: Blob, { metadata }: FileMetadata): Promise<boolean> {
  try {
    const stored = await withDataErrors(() => getMetadata(ref(storage, path)));
    return stored.size === file.size && stored.customMetadata?.['uploader'] === metadata.uploader;
  } catch (error) {
    if (isDataError(error, 'not-found') || isDataError(error, 'not-allowed')) return false;
    throw error;
  }
}

/** @returns 0 without a response */
function getStatus(error: unknown): number {
  if (isDataError(error, 'login-expired')) return 401;
  return error instanceof UploadRequestError ? error.status : 0;
}

/** An upload that survives lost connections and expired sessions and tokens. */
class FileUpload {
  readonly #path: string;
  readonly #file: Blob;
  readonly #metadata: FileMetadata;
  readonly #options: UploadOptions;
  #sessionUrl: string;
  #offset: number | undefined;
  /** What the server had when it was last asked. */
  #receivedBytes = 0;
  #chunkSize = minChunkSize;
  #failureCount = 0;
  #isTokenRefreshed = false;

  constructor(path: string, file: Blob, metadata: FileMetadata, options: UploadOptions) {
    this.#path = path;
    this.#file = file;
    this.#metadata = metadata;
    this.#options = options;
    this.#sessionUrl = options.sessionUrl;
  }

  async run(): Promise<void> {
    for (;;) {
      try {
        if (await this.#sendNext()) return;
        this.#failureCount = 0;
        this.#isTokenRefreshed = false;
      } catch (error) {
        this.#options.signal.throwIfAborted();
        this.#offset = undefined;
        if (await this.#recover(error)) return;
      }
    }
  }

  /** @returns whether the file is complete */
  async #sendNext(): Promise<boolean> {
    const { signal, onProgress } = this.#options;
    if (this.#sessionUrl === '') this.#setSession(await this.#startSession());
    this.#offset ??= await this.#fetchOffset();
    if (this.#offset === undefined) return true;
    this.#options.onWaiting(false);
    onProgress(this.#offset);
    const startedAt = performance.now();
    await sendChunk(this.#sessionUrl, this.#file, this.#offset, this.#chunkSize, signal);
    this.#offset = this.#continueAt(Math.min(this.#file.size, this.#offset + this.#chunkSize));
    this.#chunkSize = getNextChunkSize(this.#chunkSize, performance.now() - startedAt);
    onProgress(this.#offset);
    return this.#offset === this.#file.size;
  }

  async #startSession(): Promise<string> {
    this.#offset = 0;
    this.#receivedBytes = 0;
    return startUploadSession(this.#path, this.#file.size, this.#metadata, this.#options.signal);
  }

  /** @returns undefined when the file is complete */
  async #fetchOffset(): Promise<number | undefined> {
    const { receivedBytes, isFinal } = await fetchUploadProgress(this.#sessionUrl, this.#options.signal);
    if (!isFinal) return this.#continueAt(Math.min(receivedBytes, this.#file.size));
    if (await isUploaded(this.#path, this.#file, this.#metadata)) return undefined;
    // A completed session may have been refused by the rules.
    throw new UploadRequestError(410);
  }

  /** A line that brings bytes is not given up, however slow it is. */
  #continueAt(offset: number): number {
    if (offset > this.#receivedBytes) this.#failureCount = 0;
    this.#receivedBytes = offset;
    return offset;
  }

  #setSession(url: string): void {
    this.#sessionUrl = url;
    this.#options.onSession(url);
  }

  /** @returns whether the file is complete. @throws DataError when another attempt would fail as well */
  async #recover(error: unknown): Promise<boolean> {
    const { signal, onWaiting } = this.#options;
    const status = getStatus(error);
    if (status === 0 && error instanceof DataError && !isTemporaryError(error)) throw error;
    if (status === 401 && !this.#isTokenRefreshed) {
      this.#isTokenRefreshed = await refreshToken();
      if (this.#isTokenRefreshed) return false;
    }
    if (status === 401 && navigator.onLine) throw new DataError('login-expired', error);
    if (status === 403) {
      // Files cannot be overwritten, so the rules refuse one whose upload has succeeded without our knowing.
      if (await isUploaded(this.#path, this.#file, this.#metadata)) return true;
      throw new DataError('not-allowed', error);
    }
    this.#failureCount += 1;
    if (this.#failureCount > maxRetries && navigator.onLine)
      throw new DataError(status === 0 ? 'offline' : 'unexpected', error);
    // The chunk may have been too much for the line.
    if (status === 0) this.#chunkSize = Math.max(minChunkSize, this.#chunkSize / 2);
    const isSessionGone = status >= 400 && status < 500 && ![401, 408, 429].includes(status);
    if (isSessionGone && this.#sessionUrl !== '') this.#setSession('');
    else {
      onWaiting(true);
      await waitForRetry(this.#failureCount, signal);
    }
    return false;
  }
}

/**
 * Uploads a file, starting where an earlier attempt has ended. Lost connections and failures of the server are retried
 * with increasing delays, and while the browser is offline the upload waits.
 *
 * @throws DOMException 'AbortError' when aborted
 * @throws DataError otherwise
 */
export async function uploadFile(
  path: string,
  file: Blob,
  metadata: FileMetadata,
  options: UploadOptions,
): Promise<void> {
  await new FileUpload(path, file, metadata, options).run();
}
