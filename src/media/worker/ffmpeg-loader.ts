import type { FfmpegCore } from './core-module.ts';
import { mountFile } from './mount-file.ts';
import { createReadAheadFile } from './read-ahead-file.ts';

/** The directory of mounted files in the core's file system. */
export const workDirectory = '/work';

export interface FfmpegLoader {
  /** Starts loading the core; `compiledModule` saves the download. */
  preload(compiledModule: WebAssembly.Module | null): void;
  /** Resolves to the core, which is loaded once; the next call retries a failed download. */
  load(): Promise<FfmpegCore>;
  /** Drops a core whose command failed; the next `load` creates a new one from the compiled module. */
  discard(): void;
}

/** @param onCompiled called once the core has been downloaded and compiled */
export function createFfmpegLoader(onCompiled: (compiledModule: WebAssembly.Module) => void): FfmpegLoader {
  let modulePromise: Promise<WebAssembly.Module> | null = null;
  let corePromise: Promise<FfmpegCore> | null = null;

  function compile(): Promise<WebAssembly.Module> {
    if (!modulePromise) {
      // Probing needs no core, so its loader is a separate chunk.
      modulePromise = import('./load-core.ts').then(({ compileCore }) => compileCore());
      modulePromise.then(onCompiled, () => (modulePromise = null));
    }
    return modulePromise;
  }

  async function instantiate(): Promise<FfmpegCore> {
    const [{ instantiateCore }, compiledModule] = await Promise.all([import('./load-core.ts'), compile()]);
    const core = await instantiateCore(compiledModule);
    core.FS.mkdir(workDirectory);
    return core;
  }

  function load(): Promise<FfmpegCore> {
    if (!corePromise) {
      corePromise = instantiate();
      corePromise.catch(() => (corePromise = null));
    }
    return corePromise;
  }

  return {
    preload(compiledModule) {
      if (compiledModule) modulePromise ??= Promise.resolve(compiledModule);
      void load().catch(() => undefined);
    },
    load,
    discard: () => (corePromise = null),
  };
}

/** Mounts the source file while `use` runs; ffmpeg reads it in place, without a copy. */
export async function withInputFile<Result>(
  core: FfmpegCore,
  file: File,
  use: (path: string) => Result | Promise<Result>,
): Promise<Result> {
  const path = `${workDirectory}/input`;
  const reader = new FileReaderSync();
  const virtualFile = createReadAheadFile(file, (part) => reader.readAsArrayBuffer(part));
  const unmount = mountFile(core.FS, path, virtualFile);
  try {
    return await use(path);
  } finally {
    unmount();
    virtualFile.release();
  }
}
