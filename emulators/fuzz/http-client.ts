import { Agent, request } from 'node:http';

export interface HttpResponse {
  readonly status: number;
  readonly text: string;
}

/** Sends requests of any shape to a port of 127.0.0.1 over connections that stay open. */
export class HttpClient {
  private readonly port: number;
  private readonly agent = new Agent({ keepAlive: true });

  constructor(port: number) {
    this.port = port;
  }

  /** @throws Error when no answer comes */
  send(given: {
    readonly method: string;
    readonly path: string;
    readonly body?: string;
    readonly headers?: Readonly<Record<string, string>>;
  }): Promise<HttpResponse> {
    const { port, agent } = this;
    const { method, path, body = '' } = given;
    const headers = { ...given.headers, 'content-length': Buffer.byteLength(body) };
    return new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, agent, method, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
      });
      sent.once('error', reject);
      sent.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
