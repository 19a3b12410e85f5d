type Url = RequestInfo | URL;

const getUrl = (request: Url) => (request instanceof Request ? request.url : String(request));

/** CacheStorage in memory. Its caches forget the texts of requests but their URL. */
export class FakeCaches {
  readonly #caches = new Map<string, Map<string, Response>>();
  /** Called before something is stored, which may throw. */
  onPut: (url: string) => void = () => undefined;

  has = (name: string) => Promise.resolve(this.#caches.has(name));

  keys = () => Promise.resolve([...this.#caches.keys()]);

  open = (name: string) => {
    const entries = this.#caches.get(name) ?? new Map<string, Response>();
    this.#caches.set(name, entries);
    return Promise.resolve({
      keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
      match: (request: { url: string } | string) =>
        Promise.resolve(entries.get(typeof request === 'string' ? request : request.url)?.clone()),
      put: (request: Url, response: Response) =>
        Promise.resolve().then(() => {
          this.onPut(getUrl(request));
          entries.set(getUrl(request), response);
        }),
      delete: (request: { url: string } | string) =>
        Promise.resolve(entries.delete(typeof request === 'string' ? request : request.url)),
    });
  };

  match = (request: Url) => {
    const found = [...this.#caches.values()].find((entries) => entries.has(getUrl(request)));
    return Promise.resolve(found?.get(getUrl(request))?.clone());
  };
}
