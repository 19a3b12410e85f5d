import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountWorkFiles, type CoreFileSystem } from './mount-work-files.ts';

const source = new File(['ride'], 'ride.mov');
const workFiles = { files: [source] as [File], outputFolder: 'media/1', outputs: ['a.ts', 'ride.mp4'] };

/** ffmpeg's file system, as far as a mount uses it; `names` are the files of the work directory. */
class FakeFileSystem implements CoreFileSystem {
  readonly ErrnoError = Error as unknown as CoreFileSystem['ErrnoError'];
  readonly names: string[] = [];

  mkdirTree = () => undefined;
  readdir = () => ['.', '..', ...this.names];
  unlink = (path: string) => void this.names.splice(this.names.indexOf(path.replace('/work/', '')), 1);
  lookupPath = () => ({ node: this.createNode(undefined, '/') });
  destroyNode = () => undefined;
  createNode = (_parent: unknown, name: string) => {
    if (name !== '/') this.names.push(name);
    return { id: 1, mode: 0, node_ops: {}, stream_ops: {} };
  };
}

const createSyncAccessHandle = vi.fn<() => Promise<object>>();
const closeHandle = vi.fn<() => void>();

function stubStorage() {
  const folder = {
    getDirectoryHandle: () => Promise.resolve(folder),
    getFileHandle: () => Promise.resolve({ createSyncAccessHandle }),
  };
  vi.stubGlobal('navigator', { storage: { getDirectory: () => Promise.resolve(folder) } });
}

beforeEach(() => {
  vi.stubGlobal('FileReaderSync', vi.fn<() => void>());
  createSyncAccessHandle.mockReset().mockResolvedValue({ close: closeHandle });
  closeHandle.mockReset();
  stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

test('UPL-05 writes to OPFS', async () => {
  const fs = new FakeFileSystem();
  const { isInOpfs, unmount } = await mountWorkFiles(fs, '/work', workFiles);
  expect(isInOpfs).toBe(true);
  expect(fs.names).toEqual(['input', 'a.ts', 'ride.mp4']);
  unmount();
  expect(closeHandle).toHaveBeenCalledTimes(2);
});

test.each(['NotSupportedError', 'SecurityError'])(
  'UPL-05 leaves the outputs to memory after a %s, and deletes them in the end',
  async (name) => {
    createSyncAccessHandle.mockResolvedValueOnce({ close: closeHandle });
    createSyncAccessHandle.mockRejectedValue(new DOMException('denied', name));
    const fs = new FakeFileSystem();
    const { isInOpfs, unmount } = await mountWorkFiles(fs, '/work', workFiles);
    expect(isInOpfs).toBe(false);
    expect(closeHandle).toHaveBeenCalledOnce();
    expect(fs.names).toEqual(['input']);
    fs.names.push('a.ts');
    unmount();
    expect(fs.names).toEqual(['input']);
  },
);

test('UPL-05 does not open OPFS without a folder', async () => {
  const { isInOpfs } = await mountWorkFiles(new FakeFileSystem(), '/work', { files: [source] });
  expect(isInOpfs).toBe(false);
  expect(createSyncAccessHandle).not.toHaveBeenCalled();
});

test('UPL-05 fails on a full device', async () => {
  createSyncAccessHandle.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  await expect(mountWorkFiles(new FakeFileSystem(), '/work', workFiles)).rejects.toThrow('full');
});
