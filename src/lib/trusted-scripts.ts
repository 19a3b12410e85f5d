interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown;
}

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. */
    trustedTypes?: TrustedTypesFactory;
  }
}

/** The script of the service worker, whose folder is what it may control. */
export const serviceWorkerPath = '/service-worker.js';

/** The script of the worker that takes shared videos while nobody is signed in. */
export const shareWorkerPath = '/share-worker.js';

const workerPaths = [serviceWorkerPath, shareWorkerPath];
const isOwnScript = (pathname: string) => pathname.startsWith('/assets/') || workerPaths.includes(pathname);

/** The Content-Security-Policy does not let strings become HTML, code or script URLs, except by this policy. */
export function allowOwnWorkers(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      const { origin, pathname } = new URL(url, location.href);
      if (origin === location.origin && isOwnScript(pathname)) return url;
      throw new TypeError(`Not a script of this site: ${url}`);
    },
  });
}
