import { createInterface } from 'node:readline';
import type { EngineProcess } from './engine-process.ts';

export interface LineAnswer {
  readonly id?: unknown;
  readonly result?: unknown;
  readonly errors?: readonly string[];
  readonly server_request_id?: number;
  readonly context?: unknown;
}

/** Speaks the storage engine's line protocol as firebase-tools does, and finds answers by their number. */
export class LineClient {
  private readonly engine: EngineProcess;
  private readonly waiting = new Map<number, (answer: LineAnswer) => void>();
  private next = 0;

  constructor(engine: EngineProcess) {
    this.engine = engine;
    createInterface({ input: engine.stdout }).on('line', (line) => this.receive(line));
  }

  /** Writes a line as it is and does not wait. */
  write(line: string): void {
    this.engine.stdin.write(`${line}\n`);
  }

  /** Asks and waits for the answer, or for the question that comes in its place. */
  ask(action: string, context: unknown): Promise<LineAnswer> {
    const id = this.next++;
    const answer = new Promise<LineAnswer>((resolve) => this.waiting.set(id, resolve));
    this.write(JSON.stringify({ id, action, context }));
    return answer;
  }

  private receive(line: string): void {
    const answer = JSON.parse(line) as LineAnswer;
    if (typeof answer.id !== 'number') return;
    this.waiting.get(answer.id)?.(answer);
    this.waiting.delete(answer.id);
  }
}

/** Loads rules by a name. @returns the errors */
export async function loadRules(client: LineClient, rulesetName: string, content: string) {
  const source = { files: [{ name: 'storage.rules', content }] };
  return (await client.ask('load_ruleset', { rulesetName, source })).errors ?? [];
}
