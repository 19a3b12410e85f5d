import { readdirSync, readFileSync } from 'node:fs';

/** The most memory that a browser's renderers took since this began, in megabytes; measured on Linux alone. */
export type MemoryMonitor = { stop(): number };

/** @param browser the process id of the browser */
export function startMemoryMonitor(browser: number): MemoryMonitor {
  let most = 0;
  const look = () => (most = Math.max(most, ...findRendererProcesses(browser).map(readPssMegabytes)));
  const timer = setInterval(look, 50);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}

/** The id of the browser's own process that was started with a profile. */
export function findBrowserProcess(profile: string): number {
  const isIt = (id: string) => {
    const command = readFileOrEmpty(`/proc/${id}/cmdline`);
    return command.includes(`--user-data-dir=${profile}`) && !command.includes('--type=');
  };
  return Number(readdirSync('/proc').find((name) => /^\d+$/.test(name) && isIt(name)) ?? 0);
}

function readFileOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function findRendererProcesses(browser: number): string[] {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(
    processes.map((id) => [id, /^PPid:\s*(\d+)/m.exec(readFileOrEmpty(`/proc/${id}/status`))?.[1] ?? '']),
  );
  const descends = (id: string): boolean => {
    const parent = parents.get(id);
    return parent === String(browser) || (parent !== undefined && descends(parent));
  };
  return processes.filter(
    (id) => readFileOrEmpty(`/proc/${id}/cmdline`).includes('--type=renderer') && descends(id),
  );
}

function readPssMegabytes(id: string): number {
  const kilobytes = /^Pss:\s*(\d+) kB/m.exec(readFileOrEmpty(`/proc/${id}/smaps_rollup`))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}
