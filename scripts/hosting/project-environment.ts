import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { InputError } from '../command-line.ts';

/** @throws InputError when it is not the id of a project, which is also the end of a file's name */
export function checkProject(project: string): void {
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project))
    throw new InputError(`"${project}" is not the id of a Firebase project, as in --project rodeo-live.`);
}

const prefixes = ['VITE_', 'SEARCH_', 'LINK_PREVIEWS', 'RECORDS', 'VIEW_COUNTS', 'MONITORING', 'PUSH'];

const readVariables = (file: string): Record<string, string> =>
  existsSync(file)
    ? Object.fromEntries(
        Object.entries(parseEnv(readFileSync(file, 'utf8'))).filter(
          (entry): entry is [string, string] =>
            entry[1] !== undefined && prefixes.some((prefix) => entry[0].startsWith(prefix)),
        ),
      )
    : {};

/**
 * The variables of a project: of `.env.<project>`, else of `.env`, and those that only the shell has.
 *
 * @param folder of the files
 * @param shell the variables of the process
 * @throws InputError when they are those of another project, or of two: what one project leaves empty would come from the other
 */
export function loadProjectEnvironment(
  project: string,
  folder: string,
  shell: Readonly<Record<string, string | undefined>> = process.env,
): Record<string, string> {
  checkProject(project);
  const name = existsSync(join(folder, `.env.${project}`)) ? `.env.${project}` : '.env';
  const file = readVariables(join(folder, name));
  const configured = file['VITE_FIREBASE_PROJECT_ID'] || shell['VITE_FIREBASE_PROJECT_ID'];
  if (configured !== project)
    throw new InputError(
      `VITE_FIREBASE_PROJECT_ID is ${configured ? `'${configured}'` : 'empty'}, not '${project}'. ` +
        `The variables of '${project}' belong in .env.${project} (docs/DEPLOY.md, step 6).`,
    );
  const isMixed = (key: string) => shell[key] !== undefined && shell[key] !== file[key];
  const mixed = Object.keys(file).filter(isMixed);
  if (mixed.length > 0)
    throw new InputError(
      `${mixed.join(', ')}: the shell and ${name} differ. Unset it in the shell, or change the file.`,
    );
  // Vite reads both files.
  const added = name === '.env' ? [] : Object.entries(readVariables(join(folder, '.env')));
  const leaking = added.filter(([key, value]) => value && file[key] === undefined).map(([key]) => key);
  if (leaking.length > 0)
    throw new InputError(
      `${leaking.join(', ')}: set in .env, but not in ${name}. Move or remove .env: it is of another project.`,
    );
  const fromShell = Object.entries(shell).filter(
    ([key, value]) => value !== undefined && prefixes.some((prefix) => key.startsWith(prefix)),
  ) as [string, string][];
  return { ...Object.fromEntries(fromShell), ...file };
}
