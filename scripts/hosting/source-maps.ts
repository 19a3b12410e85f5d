import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Moves the source maps of a build to where they are not published. With them, `file:line:column` of a report leads to
 * the source.
 *
 * @param target a folder, which is emptied first
 * @returns how many there are
 */
export function moveSourceMaps(buildFolder: string, target: string): number {
  rmSync(target, { recursive: true, force: true });
  const files = readdirSync(buildFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.map'),
  );
  for (const file of files) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    renameSync(join(buildFolder, file), join(target, file));
  }
  return files.length;
}
