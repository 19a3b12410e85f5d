import { readdirSync, readFileSync } from 'node:fs';

/** Records the peak memory of a browser's renderer processes. Linux only. */
export interface MemoryMonitor {
  /** @returns the peak in megabytes */
  stop(): number;
}

/** @param browser process id of the browser */
export function startMemoryMonitor(browser: number): MemoryMonitor {
  let peak = 0;
  const sample = () => (peak = Math.max(peak, ...findRendererProcesses(browser).map(readPssMegabytes)));
  const timer = setInterval(sample, 50);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}

/** The id of the main browser process of a profile. */
export function findBrowserProcess(profile: string): number {
  const isBrowser = (id: string) => {
    const command = readFileOrEmpty(`/proc/${id}/cmdline`);
    return command.includes(`--user-data-dir=${profile}`) && !command.includes('--type=');
  };
  return Number(readdirSync('/proc').find((name) => /^\d+$/.test(name) && isBrowser(name)) ?? 0);
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
  const isDescendant = (id: string): boolean => {
    const parent = parents.get(id);
    return parent === String(browser) || (parent !== undefined && isDescendant(parent));
  };
  return processes.filter(
    (id) => readFileOrEmpty(`/proc/${id}/cmdline`).includes('--type=renderer') && isDescendant(id),
  );
}

function readPssMegabytes(id: string): number {
  const kilobytes = /^Pss:\s*(\d+) kB/m.exec(readFileOrEmpty(`/proc/${id}/smaps_rollup`))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}
