/** Plain HTTP against a running engine, as curl would do it. */
export interface RestResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

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
  /** A custom verb on the root, or on a document below it. */
  callVerb(verb: string, body: unknown, below?: string): Promise<RestResponse>;
}

/** @param projectId whose default database is meant */
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
    callVerb: (verb, body, below = '') => send('POST', `/v1/${root}${below}:${verb}`, body),
  };
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
