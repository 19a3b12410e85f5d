import { File } from 'node:buffer';
import { vi } from 'vitest';

/* Stands in for the browser's private file system (OPFS), which Node lacks. */

const notFound = () => new DOMException('A requested file or directory could not be found', 'NotFoundError');

class StoredFile {
  readonly kind = 'file';
  readonly name: string;
  content: Uint8Array<ArrayBuffer> = new Uint8Array();

  constructor(name: string) {
    this.name = name;
  }

  getFile() {
    return Promise.resolve(new File([this.content], this.name));
  }

  /** Replaces the file only when all of it has been written. */
  createWritable(): Promise<WritableStream<Uint8Array>> {
    const chunks: Uint8Array[] = [];
    const writable = new WritableStream<Uint8Array>({
      write: (chunk) => void chunks.push(chunk),
      close: () => {
        this.content = new Uint8Array(Buffer.concat(chunks));
      },
    });
    return Promise.resolve(writable);
  }
}

interface OpenOptions {
  create?: boolean;
}

class StoredFolder {
  readonly kind = 'directory';
  readonly name: string;
  readonly entries = new Map<string, StoredFile | StoredFolder>();

  constructor(name: string) {
    this.name = name;
  }

  #open<T extends StoredFile | StoredFolder>(
    name: string,
    EntryClass: new (name: string) => T,
    { create = false }: OpenOptions,
  ): Promise<T> {
    const found = this.entries.get(name) ?? (create ? new EntryClass(name) : undefined);
    if (!(found instanceof EntryClass)) return Promise.reject(notFound());
    this.entries.set(name, found);
    return Promise.resolve(found);
  }

  getDirectoryHandle(name: string, options: OpenOptions = {}): Promise<StoredFolder> {
    return this.#open(name, StoredFolder, options);
  }

  getFileHandle(name: string, options: OpenOptions = {}): Promise<StoredFile> {
    return this.#open(name, StoredFile, options);
  }

  removeEntry(name: string): Promise<void> {
    return this.entries.delete(name) ? Promise.resolve() : Promise.reject(notFound());
  }

  async *keys(): AsyncGenerator<string> {
    yield* this.entries.keys();
  }
}

let root = new StoredFolder('');
const getDirectory = () => Promise.resolve(root);
const { createWritable } = StoredFile.prototype;

/** Empties the storage. */
export function resetDeviceFiles(): void {
  root = new StoredFolder('');
  StoredFile.prototype.createWritable = createWritable;
}

Object.defineProperty(navigator, 'storage', { configurable: true, value: { getDirectory } });
Object.assign(globalThis, { FileSystemFileHandle: StoredFile });

/** As in private windows of Firefox. */
export function denyDeviceFiles(): void {
  const denied = new DOMException('Storage is denied', 'SecurityError');
  vi.spyOn(navigator.storage, 'getDirectory').mockRejectedValue(denied);
}

/** The next file is never stored, and nothing says so: as when the page ends meanwhile. */
export function holdNextDeviceFile(): void {
  StoredFile.prototype.createWritable = () => {
    StoredFile.prototype.createWritable = createWritable;
    return new Promise(() => undefined);
  };
}

function listFiles({ entries }: StoredFolder): StoredFile[] {
  return [...entries.values()].flatMap((entry) => (entry instanceof StoredFile ? entry : listFiles(entry)));
}

/** The names and contents of all files. */
export const readDeviceFiles = () =>
  Object.fromEntries(listFiles(root).map(({ name, content }) => [name, content]));
