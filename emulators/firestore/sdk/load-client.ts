import { Agent, request } from 'node:http';

/** Sends JSON to a server over persistent connections. */
export class LoadClient {
  readonly #port: number;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #headers: Readonly<Record<string, string>>;

  /** @param authorization the Authorization header of every request */
  constructor(port: number, authorization?: string) {
    this.#port = port;
    this.#headers = authorization === undefined ? {} : { authorization };
  }

  /**
   * Sends a request again that meets the server closing the idle connection: a race of all persistent ones.
   *
   * @returns the body of the response. @throws Error unless the status is 200
   */
  post(path: string, body: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: this.#port,
          path,
          method: 'POST',
          agent: this.#agent,
          headers: {
            ...this.#headers,
            'content-type': 'text/plain',
            'content-length': Buffer.byteLength(body),
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            if (response.statusCode === 200) resolve(text);
            else reject(new Error(`${path}: ${response.statusCode} ${text.slice(0, 500)}`));
          });
        },
      );
      sent.once('error', (error: NodeJS.ErrnoException) => {
        if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(this.post(path, body));
        else reject(error);
      });
      sent.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
