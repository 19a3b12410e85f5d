import { readdirSync, readFileSync } from 'node:fs';

/** The most memory that a browser's renderers took since this began, in megabytes; measured on Linux alone. */
export type MemoryWatch = { stop(): number };

/** @param browser the process id of the browser */
export function watchRenderers(browser: number): MemoryWatch {
  let most = 0;
  const look = () => (most = Math.max(most, ...renderersOf(browser).map(privateMegabytes)));
  const timer = setInterval(look, 50);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}

/** The id of the browser's own process that was started with a profile. */
export function processWith(profile: string): number {
  const isIt = (id: string) => {
    const command = read(`/proc/${id}/cmdline`);
    return command.includes(`--user-data-dir=${profile}`) && !command.includes('--type=');
  };
  return Number(readdirSync('/proc').find((name) => /^\d+$/.test(name) && isIt(name)) ?? 0);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function renderersOf(browser: number): string[] {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(
    processes.map((id) => [id, /^PPid:\s*(\d+)/m.exec(read(`/proc/${id}/status`))?.[1] ?? '']),
  );
  const descends = (id: string): boolean => {
    const parent = parents.get(id);
    return parent === String(browser) || (parent !== undefined && descends(parent));
  };
  return processes.filter((id) => read(`/proc/${id}/cmdline`).includes('--type=renderer') && descends(id));
}

function privateMegabytes(id: string): number {
  const kilobytes = /^Pss:\s*(\d+) kB/m.exec(read(`/proc/${id}/smaps_rollup`))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}
