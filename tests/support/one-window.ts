import { setMaxListeners } from 'node:events';
import { Window } from 'happy-dom';
import { populateGlobal, type Environment } from 'vitest/runtime';

/** What Node has and its `fetch` understands; happy-dom's would apply CORS and send other bodies. */
const keptFromNode = [
  ...['fetch', 'Headers', 'Request', 'Response', 'AbortController', 'AbortSignal', 'Blob', 'WebSocket'],
  ...['ReadableStream', 'WritableStream', 'TransformStream', 'TextEncoder', 'TextDecoder', 'MessagePort'],
] as const;

declare global {
  /** The window of this worker, kept between test files: creating one takes longer than most of them. */
  var testWindow: Window | undefined;
}

/** happy-dom's window for all test files of a worker process. Use with `isolate: false`. */
export default {
  name: 'one-window',
  viteEnvironment: 'client',
  setup(global, { url = 'http://localhost:3000' }: { url?: string }) {
    if (globalThis.testWindow === undefined) {
      // The player listens to more than ten events until one signal ends: for each, happy-dom adds a listener to the signal.
      setMaxListeners(50);
      globalThis.testWindow = new Window({ url, settings: { disableErrorCapturing: true } });
      const kept = keptFromNode.map((key) => [key, global[key] as unknown] as const);
      populateGlobal(global, globalThis.testWindow, {
        bindFunctions: true,
        additionalKeys: ['URL', 'URLSearchParams', 'FormData'],
      });
      for (const [key, value] of kept) global[key] = value;
    }
    return { teardown: () => undefined };
  },
} satisfies Environment;
