import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The upper median of the values; NaN when there are none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The resident memory of a process in MB (10^6 bytes), on Linux only. @throws Error when the process has ended */
export function getResidentMemory({ pid }: ChildProcess): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kilobytes === undefined) throw new Error(`Process ${pid} has ended.`);
  return (Number(kilobytes) * 1024) / 1e6;
}
