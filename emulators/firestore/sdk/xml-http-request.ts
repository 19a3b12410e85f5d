/**
 * As much of the browser's XMLHttpRequest, over Node's fetch, as the browser SDK uses for its unary calls.
 * (A whole simulated browser would do too, at several times the running time.)
 */
export class XmlHttpRequest {
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
