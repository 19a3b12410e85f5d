import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../backend/project.ts';

/** The files of the repository, also new ones. @param patterns as git takes them */
export function listFiles(...patterns: readonly string[]): string[] {
  const options = ['--cached', '--others', '--exclude-standard', '--deduplicate', '--', ...patterns];
  const listed = execFileSync('git', ['ls-files', ...options], { cwd: projectRoot, encoding: 'utf8' });
  return listed.split('\n').filter((file) => file !== '' && existsSync(join(projectRoot, file)));
}
