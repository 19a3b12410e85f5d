import { spawnSync } from 'node:child_process';
import type { Page } from 'playwright';

export interface PublishedFile {
  readonly frames: number;
  /** Whether players can start with the first bytes. */
  readonly isIndexFirst: boolean;
}

/** Saves the file that a cut would publish. @param index of the cut, -1 for the last one */
export async function downloadCut(page: Page, index: number, file: string): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.evaluate((cut) => window.mediaBench.download(cut), index),
  ]);
  await download.saveAs(file);
}

/** Inspects a file with ffprobe. */
export function inspectPublishedFile(file: string): PublishedFile {
  const entries = ['-select_streams', 'v', '-count_frames', '-show_entries', 'stream=nb_read_frames'];
  const probe = spawnSync('ffprobe', ['-v', 'trace', ...entries, '-of', 'csv=p=0', file], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (probe.status !== 0) throw new Error(`ffprobe ${file}\n${probe.stderr}`);
  const position = (box: string) => probe.stderr.indexOf(`type:'${box}' parent:'root'`);
  return {
    frames: Number.parseInt(probe.stdout, 10),
    isIndexFirst: position('moov') >= 0 && position('moov') < position('mdat'),
  };
}
