import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ModularSdk } from './modular-client.ts';

/** The part of XMLHttpRequest that the browser SDK uses for unary calls. A simulated browser would be far slower. */
class XmlHttpRequest {
  readyState = 0;
  status = 0;
  statusText = '';
  responseText = '';
  responseType = '';
  withCredentials = false;
  onreadystatechange: (() => void) | null = null;
  readonly #headers = new Headers();
  readonly #abort = new AbortController();
  #method = 'GET';
  #url = '';

  get response(): string {
    return this.responseText;
  }

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
    this.#setReadyState(1);
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.append(name, value);
  }

  getAllResponseHeaders(): string {
    return '';
  }

  getResponseHeader(): null {
    return null;
  }

  send(body: string | null = null): void {
    fetch(this.#url, { method: this.#method, headers: this.#headers, body, signal: this.#abort.signal })
      .then(async (response) => {
        this.status = response.status;
        this.statusText = response.statusText;
        this.responseText = await response.text();
      })
      .catch(() => undefined)
      .finally(() => this.#setReadyState(4));
  }

  abort(): void {
    this.#abort.abort();
  }

  #setReadyState(state: number): void {
    this.readyState = state;
    this.onreadystatechange?.();
  }
}

/** Loads the browser build of the SDK, which Node would not resolve to, with the global that it needs. */
export async function loadBrowserSdk(): Promise<ModularSdk> {
  Object.assign(globalThis, { XMLHttpRequest: XmlHttpRequest });
  const requireFromFirebase = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));
  const folder = dirname(requireFromFirebase.resolve('@firebase/firestore/package.json'));
  return (await import(pathToFileURL(join(folder, 'dist/index.esm.js')).href)) as ModularSdk;
}
