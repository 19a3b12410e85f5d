import type { FFMessageLoadConfig, WorkerFSMountData } from '@ffmpeg/ffmpeg';

/** The directory of mounted files in ffmpeg's file system. */
export const workDirectory = '/work';
export const inputPath = `${workDirectory}/input`;

/** The configuration of the worker in `worker/core-worker.ts`: a core that is compiled already. */
export interface LoadConfig extends FFMessageLoadConfig {
  readonly compiledModule: WebAssembly.Module;
}

/** The mount options of that worker. */
export interface WorkFiles extends WorkerFSMountData {
  /** The source, which is read in place. */
  readonly files: [File];
  /** An OPFS path; without it the outputs are in memory. */
  readonly outputFolder?: string | undefined;
  /** Names of files to create in the output folder. */
  readonly outputs?: readonly string[];
}
