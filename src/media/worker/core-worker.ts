/// <reference lib="webworker" />
import '@ffmpeg/ffmpeg/worker';
import type { LoadConfig, WorkFiles } from '../work-files.ts';
import { mountWorkFiles, type CoreFileSystem } from './mount-work-files.ts';

/*
 * The worker of the FFmpeg class, with two changes: it instantiates a core that the page has compiled, and it mounts
 * files that are read in large blocks and written to OPFS. A mount responds whether it could use OPFS.
 */

interface Core {
  readonly FS: CoreFileSystem;
}

declare const self: Omit<DedicatedWorkerGlobalScope, 'createFFmpegCore'> & {
  createFFmpegCore: () => Promise<Core>;
};

type WorkerMessage = { readonly id: number } & (
  | { readonly type: 'LOAD'; readonly data: LoadConfig }
  | { readonly type: 'MOUNT'; readonly data: { readonly options: WorkFiles; readonly mountPoint: string } }
  | { readonly type: 'UNMOUNT' }
);

const handleStockMessage = self.onmessage as (event: MessageEvent) => Promise<void>;

async function createCore(compiledModule: WebAssembly.Module): Promise<Core> {
  // In a file of its own, as its license differs from ours.
  const { default: createStockCore } = await import('@ffmpeg/core');
  return new Promise<Core>((resolve, reject) => {
    const instantiateWasm: CoreOptions['instantiateWasm'] = (imports, receive) => {
      WebAssembly.instantiate(compiledModule, imports).then(
        (instance) => receive(instance, compiledModule),
        reject,
      );
      return {};
    };
    createStockCore<Core>({ instantiateWasm }).then(resolve, reject);
  });
}

/** From then on, messages are for this core, which has at most one folder of files. */
function serve(core: Core): void {
  let unmount = () => {};
  self.onmessage = async (event: MessageEvent<WorkerMessage>) => {
    const message = event.data;
    if (message.type !== 'MOUNT' && message.type !== 'UNMOUNT') return handleStockMessage.call(self, event);
    const { id, type } = message;
    try {
      if (message.type === 'UNMOUNT') {
        unmount();
        unmount = () => {};
        return self.postMessage({ id, type, data: true });
      }
      const mounted = await mountWorkFiles(core.FS, message.data.mountPoint, message.data.options);
      ({ unmount } = mounted);
      self.postMessage({ id, type, data: mounted.isInOpfs });
    } catch (cause) {
      self.postMessage({ id, type: 'ERROR', data: String(cause) });
    }
  };
}

self.onmessage = (event: MessageEvent<WorkerMessage>) => {
  const message = event.data;
  if (message.type === 'LOAD') {
    // The stock worker calls these two to create a core.
    self.importScripts = () => {};
    self.createFFmpegCore = async () => {
      const core = await createCore(message.data.compiledModule);
      serve(core);
      return core;
    };
  }
  return handleStockMessage.call(self, event);
};
