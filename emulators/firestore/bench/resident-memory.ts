import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process's resident memory in MB (10^6 bytes). @throws Error where the system does not tell (only Linux does) */
export function getResidentMemory({ pid }: ChildProcess): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kilobytes === undefined) throw new Error(`Process ${pid} has ended.`);
  return (Number(kilobytes) * 1024) / 1e6;
}
