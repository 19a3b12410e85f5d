import { createInterface } from 'node:readline';
import type { EngineProcess } from './engine-process.ts';

export interface LineResponse {
  readonly id?: unknown;
  readonly result?: unknown;
  readonly errors?: readonly string[];
  readonly server_request_id?: number;
  readonly context?: unknown;
}

/** A client of the storage engine's line protocol that matches responses by their ID. */
export class LineClient {
  readonly #engine: EngineProcess;
  readonly #pendingRequests = new Map<number, (response: LineResponse) => void>();
  #nextId = 0;

  constructor(engine: EngineProcess) {
    this.#engine = engine;
    createInterface({ input: engine.stdout }).on('line', (line) => this.#receive(line));
  }

  /** Writes a line without waiting for a response. */
  write(line: string): void {
    this.#engine.stdin.write(`${line}\n`);
  }

  /** Sends a request and waits for the response, which may be a request for a document. */
  request(action: string, context: unknown): Promise<LineResponse> {
    const id = this.#nextId++;
    const response = new Promise<LineResponse>((resolve) => this.#pendingRequests.set(id, resolve));
    this.write(JSON.stringify({ id, action, context }));
    return response;
  }

  #receive(line: string): void {
    const response = JSON.parse(line) as LineResponse;
    if (typeof response.id !== 'number') return;
    this.#pendingRequests.get(response.id)?.(response);
    this.#pendingRequests.delete(response.id);
  }
}

/** Loads rules. @returns the errors */
export async function loadRuleset(client: LineClient, rulesetName: string, content: string) {
  const source = { files: [{ name: 'storage.rules', content }] };
  return (await client.request('load_ruleset', { rulesetName, source })).errors ?? [];
}
