import { Agent, request } from 'node:http';

export interface HttpResponse {
  readonly status: number;
  readonly text: string;
}

/** Sends arbitrary requests to a port of 127.0.0.1 over keep-alive connections. */
export class HttpClient {
  readonly #port: number;
  readonly #agent = new Agent({ keepAlive: true });

  constructor(port: number) {
    this.#port = port;
  }

  /** @throws Error when the connection fails */
  send(input: {
    readonly method: string;
    readonly path: string;
    readonly body?: string;
    readonly headers?: Readonly<Record<string, string>>;
  }): Promise<HttpResponse> {
    const { method, path, body = '' } = input;
    const headers = { ...input.headers, 'content-length': Buffer.byteLength(body) };
    return new Promise((resolve, reject) => {
      const sent = request(
        { host: '127.0.0.1', port: this.#port, agent: this.#agent, method, path, headers },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
          );
        },
      );
      sent.once('error', reject);
      sent.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
