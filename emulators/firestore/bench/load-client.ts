import { Agent, request } from 'node:http';

/** Sends JSON to one server over connections that stay open. */
export class LoadClient {
  readonly #port: number;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #headers: Readonly<Record<string, string>>;

  /** @param authorization sent with every request */
  constructor(port: number, authorization?: string) {
    this.#port = port;
    this.#headers = authorization === undefined ? {} : { authorization };
  }

  /** @returns the answer's text. @throws unless it is a success */
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
      sent.once('error', reject);
      sent.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** Requests a second, with several under way at any time. */
export async function measureRequestsPerSecond(send: () => Promise<unknown>, count: number): Promise<number> {
  let left = count;
  const worker = async () => {
    while (left-- > 0) await send();
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: 8 }, worker));
  return count / ((performance.now() - began) / 1000);
}

/** The middle one. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
