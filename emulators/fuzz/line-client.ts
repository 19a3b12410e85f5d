import { createInterface } from 'node:readline';
import type { EngineProcess } from './engine-process.ts';

export interface LineResponse {
  readonly id?: unknown;
  readonly result?: unknown;
  readonly errors?: readonly string[];
  readonly server_request_id?: number;
  readonly context?: unknown;
}

/** Speaks the storage engine's line protocol as firebase-tools does, and finds answers by their number. */
export class LineClient {
  private readonly engine: EngineProcess;
  private readonly pendingRequests = new Map<number, (answer: LineResponse) => void>();
  private nextId = 0;

  constructor(engine: EngineProcess) {
    this.engine = engine;
    createInterface({ input: engine.stdout }).on('line', (line) => this.receive(line));
  }

  /** Writes a line as it is and does not wait. */
  write(line: string): void {
    this.engine.stdin.write(`${line}\n`);
  }

  /** Asks and waits for the answer, or for the question that comes in its place. */
  request(action: string, context: unknown): Promise<LineResponse> {
    const id = this.nextId++;
    const answer = new Promise<LineResponse>((resolve) => this.pendingRequests.set(id, resolve));
    this.write(JSON.stringify({ id, action, context }));
    return answer;
  }

  private receive(line: string): void {
    const answer = JSON.parse(line) as LineResponse;
    if (typeof answer.id !== 'number') return;
    this.pendingRequests.get(answer.id)?.(answer);
    this.pendingRequests.delete(answer.id);
  }
}

/** Loads rules by a name. @returns the errors */
export async function loadRuleset(client: LineClient, rulesetName: string, content: string) {
  const source = { files: [{ name: 'storage.rules', content }] };
  return (await client.request('load_ruleset', { rulesetName, source })).errors ?? [];
}
