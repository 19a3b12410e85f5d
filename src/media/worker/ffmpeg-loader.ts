import type { FfmpegCore } from './core-module.ts';
import { mountFile } from './mount-file.ts';
import { createReadAheadFile } from './read-ahead-file.ts';

/** Where files of ours appear in ffmpeg's file system. */
export const workDirectory = '/work';

export type FfmpegLoader = {
  /** Starts loading the core, from a compiled one where there is one. */
  preload(compiled: WebAssembly.Module | null): void;
  /** The core, loaded once; a failed download is tried again by the next one who asks. */
  load(): Promise<FfmpegCore>;
  /** Gives the core up, after it broke; the next one who asks gets a fresh one. */
  discard(): void;
};

/** @param onCompiled is told of the compiled core once it has been downloaded */
export function createFfmpegLoader(onCompiled: (compiled: WebAssembly.Module) => void): FfmpegLoader {
  let compiled: Promise<WebAssembly.Module> | null = null;
  let core: Promise<FfmpegCore> | null = null;

  function compile(): Promise<WebAssembly.Module> {
    if (!compiled) {
      // The core's loader comes along only when the core does: reading an index needs neither.
      compiled = import('./load-core.ts').then(({ compileCore }) => compileCore());
      compiled.then(onCompiled, () => (compiled = null));
    }
    return compiled;
  }

  async function start(): Promise<FfmpegCore> {
    const [{ instantiateCore }, program] = await Promise.all([import('./load-core.ts'), compile()]);
    const fresh = await instantiateCore(program);
    fresh.FS.mkdir(workDirectory);
    return fresh;
  }

  function ready(): Promise<FfmpegCore> {
    if (!core) {
      core = start();
      core.catch(() => (core = null));
    }
    return core;
  }

  return {
    preload(given) {
      if (given) compiled ??= Promise.resolve(given);
      void ready().catch(() => undefined);
    },
    load: ready,
    discard: () => (core = null),
  };
}

/** Shows ffmpeg a file of the person's for as long as `use` runs; it is read in place, never copied. */
export async function withInputFile<Result>(
  core: FfmpegCore,
  file: File,
  use: (path: string) => Result | Promise<Result>,
): Promise<Result> {
  const path = `${workDirectory}/input`;
  const reader = new FileReaderSync();
  const behind = createReadAheadFile(file, (part) => reader.readAsArrayBuffer(part));
  const takeAway = mountFile(core.FS, path, behind);
  try {
    return await use(path);
  } finally {
    takeAway();
    behind.release();
  }
}
