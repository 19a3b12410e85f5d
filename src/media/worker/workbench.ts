import type { FfmpegCore } from './core-module.ts';
import { placeFile } from './file-node.ts';
import { readAheadFile } from './read-ahead-file.ts';

/** Where files of ours appear in ffmpeg's file system. */
export const workFolder = '/work';

export type Workbench = {
  /** Starts loading the core, from a compiled one where there is one. */
  warmUp(compiled: WebAssembly.Module | null): void;
  /** The core, loaded once; a failed download is tried again by the next one who asks. */
  core(): Promise<FfmpegCore>;
  /** Gives the core up, after it broke; the next one who asks gets a fresh one. */
  discard(): void;
};

/** @param onCompiled is told of the compiled core once it has been downloaded */
export function createWorkbench(onCompiled: (compiled: WebAssembly.Module) => void): Workbench {
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
    const [{ startCore }, program] = await Promise.all([import('./load-core.ts'), compile()]);
    const fresh = await startCore(program);
    fresh.FS.mkdir(workFolder);
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
    warmUp(given) {
      if (given) compiled ??= Promise.resolve(given);
      void ready().catch(() => undefined);
    },
    core: ready,
    discard: () => (core = null),
  };
}

/** Shows ffmpeg a file of the person's for as long as `use` runs; it is read in place, never copied. */
export async function withInput<Result>(
  core: FfmpegCore,
  file: File,
  use: (path: string) => Result | Promise<Result>,
): Promise<Result> {
  const path = `${workFolder}/input`;
  const reader = new FileReaderSync();
  const behind = readAheadFile(file, (part) => reader.readAsArrayBuffer(part));
  const takeAway = placeFile(core.FS, path, behind);
  try {
    return await use(path);
  } finally {
    takeAway();
    behind.release();
  }
}
