export interface RestResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Sends HTTP requests to a running engine. */
export interface RestClient {
  readonly origin: string;
  /** `projects/p/databases/(default)/documents` */
  readonly root: string;
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<RestResponse>;
  /** Calls a custom verb on the root, or on a document. @param documentPath `/items/a`, for example */
  callVerb(verb: string, body: unknown, documentPath?: string): Promise<RestResponse>;
}

/** Creates a client for the default database of a project on 127.0.0.1. */
export function createRestClient(port: number, projectId: string): RestClient {
  const origin = `http://127.0.0.1:${port}`;
  const root = `projects/${projectId}/databases/(default)/documents`;
  const send: RestClient['send'] = async (method, path, body, headers = {}) => {
    const response = await fetch(origin + path, {
      method,
      headers: { 'content-type': 'text/plain', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parseBody(text) };
  };
  return {
    origin,
    root,
    send,
    callVerb: (verb, body, documentPath = '') => send('POST', `/v1/${root}${documentPath}:${verb}`, body),
  };
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
