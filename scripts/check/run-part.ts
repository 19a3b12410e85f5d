import { spawn } from 'node:child_process';

/** One thing that is checked by one program. */
export interface Part {
  name: string;
  command: readonly [program: string, ...args: string[]];
  /** Lines of its output that say nothing about a fault. */
  ignoredOutput?: RegExp;
}

export interface PartResult {
  name: string;
  passed: boolean;
  seconds: number;
  /** What it had to say, when it failed. */
  lines: string[];
}

/** Runs a part to its end; a program that cannot even be started fails with the reason. */
export function runPart({ name, command: [program, ...args], ignoredOutput }: Part): Promise<PartResult> {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    const end = (passed: boolean, reason: string) => {
      const said = output.split('\n').filter((line) => line.trim() !== '' && !ignoredOutput?.test(line));
      const lines = passed ? [] : said.length > 0 ? said : [reason];
      resolve({ name, passed, seconds: (performance.now() - began) / 1000, lines });
    };
    child.on('error', (error) => end(false, `${program} could not be started: ${error.message}`));
    child.on('close', (code, signal) =>
      end(code === 0, `${program} ended with ${signal ?? `exit code ${String(code)}`}`),
    );
  });
}

/** The verdict in one line, and under it what failed. */
export function formatResult({ name, passed, seconds, lines }: PartResult): string {
  const head = `${passed ? '✓' : '✗'} ${name.padEnd(20)} ${seconds.toFixed(1).padStart(5)} s`;
  return [head, ...lines.map((line) => `    ${line}`)].join('\n');
}
