import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { uploadFile } from './upload-file.ts';

vi.mock('./storage.ts', () => ({ storage: {} }));
vi.mock('../firebase.ts', () => ({
  appCheck: { fetchHeaders: () => Promise.resolve({ 'X-Firebase-AppCheck': 'app-check-token' }) },
}));
vi.mock('../auth/auth.ts', () => ({
  auth: {
    currentUser: {
      getIdToken: (isForced?: boolean) => {
        if (isForced && !canRefresh) return Promise.reject(new TypeError('Failed to fetch'));
        if (isForced) token = 'fresh';
        return Promise.resolve(token);
      },
    },
  },
}));
vi.mock('firebase/storage', () => ({
  ref: (_storage: object, path: string) => path,
  getMetadata: () =>
    storedSize === undefined
      ? Promise.reject(Object.assign(new Error('none'), { code: 'storage/object-not-found' }))
      : Promise.resolve({ size: storedSize, customMetadata: { uploader: 'june' } }),
}));

const sessionUrl = 'https://storage.example/session';
const unit = 256 * 1024;
const file = new Blob([new Uint8Array(3 * unit + 5)]);
const metadata = {
  contentType: 'video/mp4',
  cacheControl: 'public',
  metadata: { owner: 'ranch', uploader: 'june' },
};

let token: string;
let canRefresh: boolean;
let storedSize: number | undefined;
/** What the server has of the current session; undefined without one. */
let receivedBytes: number | undefined;
let commands: string[];
/** What replaces the next responses: a status, or a lost connection; `after` lets the server act first, `kept` bytes of a chunk arrive. */
let faults: ({ status?: number; body?: object; after?: boolean; kept?: number } | undefined)[];
/** How long a request takes. */
let getDurationMs: (size: number) => number;

function handleRequest(command: string, offset: number, size: number): Response {
  if (command === 'start') {
    receivedBytes = 0;
    return new Response(null, { headers: { 'X-Goog-Upload-URL': sessionUrl } });
  }
  if (receivedBytes === undefined) return new Response(null, { status: 404 });
  const status = storedSize === undefined ? 'active' : 'final';
  if (command === 'query') {
    const headers = { 'X-Goog-Upload-Size-Received': String(receivedBytes), 'X-Goog-Upload-Status': status };
    return new Response(null, { headers });
  }
  if (offset !== receivedBytes) return new Response(null, { status: 400 });
  receivedBytes += size;
  if (command.includes('finalize')) storedSize = receivedBytes;
  return new Response(null);
}

async function fakeFetch(_url: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  expect(headers.get('X-Firebase-AppCheck')).toBe('app-check-token');
  const command = headers.get('X-Goog-Upload-Command') ?? '';
  const size = init.body instanceof Blob ? init.body.size : 0;
  commands.push(command === 'query' || command === 'start' ? command : `${command} ${size}`);
  const fault = faults.shift();
  await new Promise<void>((resolve, reject) => {
    const { signal } = init;
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
    const durationMs = getDurationMs(size);
    if (durationMs === 0) resolve();
    else setTimeout(resolve, durationMs);
  });
  const respond = () => handleRequest(command, Number(headers.get('X-Goog-Upload-Offset')), size);
  if (!fault) return respond();
  if (fault.after) respond();
  if (fault.kept && receivedBytes !== undefined) receivedBytes += fault.kept;
  if (fault.status === undefined) throw new TypeError('Failed to fetch');
  return new Response(JSON.stringify(fault.body ?? {}), { status: fault.status });
}

function start(changes: { sessionUrl?: string; signal?: AbortSignal } = {}, sent = file) {
  const onSession = vi.fn<(url: string) => void>();
  const onProgress = vi.fn<(bytes: number) => void>();
  const onWaiting = vi.fn<(isWaiting: boolean) => void>();
  const signal = new AbortController().signal;
  const options = { sessionUrl: '', onSession, onProgress, onWaiting, signal, ...changes };
  return { done: uploadFile('videos/v1.mov', sent, metadata, options), onSession, onProgress, onWaiting };
}

beforeEach(() => {
  vi.useFakeTimers();
  token = 'stale';
  canRefresh = true;
  storedSize = undefined;
  receivedBytes = undefined;
  commands = [];
  faults = [];
  getDurationMs = () => 0;
  vi.stubGlobal('fetch', vi.fn<typeof fakeFetch>(fakeFetch));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('[UPL-10] uploadFile', () => {
  test('sends chunks that grow on a fast line', async () => {
    const { done, onSession, onProgress } = start();
    await done;
    expect(commands).toEqual(['start', `upload ${unit}`, `upload ${2 * unit}`, 'upload, finalize 5']);
    expect(storedSize).toBe(file.size);
    expect(onSession).toHaveBeenCalledExactlyOnceWith(sessionUrl);
    expect(onProgress).toHaveBeenLastCalledWith(file.size);
  });

  test('continues a session where the server has it', async () => {
    receivedBytes = 2 * unit;
    const { done, onProgress } = start({ sessionUrl });
    await done;
    expect(commands).toEqual(['query', `upload ${unit}`, 'upload, finalize 5']);
    expect(onProgress).toHaveBeenNthCalledWith(1, 2 * unit);
  });

  test('sends nothing when the file is complete', async () => {
    receivedBytes = file.size;
    storedSize = file.size;
    await start({ sessionUrl }).done;
    expect(commands).toEqual(['query']);
  });

  test('waits longer after each failure', async () => {
    faults = [{ status: 503 }, { status: 503 }, {}];
    const { done, onWaiting } = start();
    await vi.advanceTimersByTimeAsync(0);
    expect(onWaiting).toHaveBeenLastCalledWith(true);
    await vi.advanceTimersByTimeAsync(999);
    expect(commands).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(commands).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(commands).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(4000);
    await done;
    expect(onWaiting).toHaveBeenLastCalledWith(false);
  });

  test('sends no byte twice after the response to a chunk was lost', async () => {
    faults = [undefined, undefined, { after: true }];
    const { done } = start();
    await vi.advanceTimersByTimeAsync(1000);
    await done;
    expect(storedSize).toBe(file.size);
  });

  test('waits as long as the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    faults = [{}];
    const { done, onWaiting } = start();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(commands).toEqual(['start']);
    expect(onWaiting).toHaveBeenLastCalledWith(true);
    vi.restoreAllMocks();
    window.dispatchEvent(new Event('online'));
    await done;
    expect(storedSize).toBe(file.size);
  });

  test('starts again when the session has expired', async () => {
    const { done, onSession } = start({ sessionUrl: 'https://storage.example/expired' });
    await done;
    expect(commands.slice(0, 2)).toEqual(['query', 'start']);
    expect(onSession.mock.calls).toEqual([[''], [sessionUrl]]);
  });

  test('refreshes an expired token once', async () => {
    faults = [{ status: 401 }];
    await start().done;
    expect(vi.mocked(fetch).mock.lastCall?.[1]?.headers).toHaveProperty('Authorization', 'Firebase fresh');
    storedSize = undefined;
    faults = [{ status: 401 }, { status: 401 }];
    await expect(start().done).rejects.toMatchObject({ kind: 'login-expired' });
  });

  test('waits for the connection that a fresh token needs', async () => {
    canRefresh = false;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    faults = [undefined, { status: 401 }];
    const { done, onSession, onWaiting } = start();
    await vi.advanceTimersByTimeAsync(10);
    expect(onWaiting).toHaveBeenLastCalledWith(true);
    canRefresh = true;
    window.dispatchEvent(new Event('online'));
    await done;
    expect(onSession.mock.calls).toEqual([[sessionUrl]]);
  });

  test('counts a refused file as uploaded when it exists', async () => {
    storedSize = file.size;
    faults = [{ status: 403 }];
    await start().done;
    storedSize = file.size + 1;
    faults = [{ status: 403 }];
    await expect(start().done).rejects.toMatchObject({ kind: 'not-allowed' });
  });

  test('gives up on a server that keeps failing', async () => {
    faults = Array.from({ length: 20 }, () => ({ status: 503 }));
    await Promise.all([
      expect(start().done).rejects.toMatchObject({ kind: 'unexpected' }),
      vi.advanceTimersByTimeAsync(120_000),
    ]);
    expect(commands).toHaveLength(7);
  });

  test('sends less at once on a line that has become slow', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), milliseconds);
      return controller.signal;
    });
    const mebibyte = 1024 * 1024;
    const large = new Blob([new Uint8Array(24 * mebibyte)]);
    // 50 KB/s after the first 8 MiB.
    getDurationMs = (size) => ((receivedBytes ?? 0) < 8 * mebibyte ? 0 : size / 50);
    const { done } = start({}, large);
    await vi.advanceTimersByTimeAsync(600_000);
    await done;
    expect(storedSize).toBe(large.size);
    expect(commands).toContain(`upload ${8 * mebibyte}`);
    expect(commands.at(-1)).toMatch(/^upload, finalize (?:1|2|3)?\d{6}$/);
  });

  test('goes on as long as bytes arrive, however often the connection is lost', async () => {
    faults = [undefined, ...Array.from({ length: 12 }, () => [{ kept: 1000 }, undefined]).flat()];
    const { done } = start();
    await vi.advanceTimersByTimeAsync(60_000);
    await done;
    expect(storedSize).toBe(file.size);
  });

  test('stops when aborted', async () => {
    const controller = new AbortController();
    faults = [{ status: 503 }];
    const { done } = start({ signal: controller.signal });
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    await expect(done).rejects.toMatchObject({ name: 'AbortError' });
    expect(commands).toEqual(['start']);
  });
});

test('[UPL-09] shows the message of error code 3', async () => {
  faults = [{ status: 400, body: { error: { code: 3 } } }];
  await expect(start().done).rejects.toThrow(
    'Videos must be 2 minutes or less. Please trim your video or upload a different video.',
  );
});
