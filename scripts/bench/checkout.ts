import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../backend/project.ts';
import type { Subject } from './run-part.ts';

export const currentSubject: Subject = { name: 'now', folder: projectRoot };

const runGit = (...args: string[]) =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** The last tag before this commit, or else the commit before it. */
export function findDefaultCommit(): string {
  try {
    return runGit('describe', '--tags', '--abbrev=0', 'HEAD~');
  } catch {
    return 'HEAD~';
  }
}

/** A commit in a temporary folder, with its packages. */
export interface Checkout extends Subject {
  readonly remove: () => void;
}

/** @throws Error if there is no such commit, or its packages cannot be installed */
export function checkOut(ref: string): Checkout {
  const commit = runGit('rev-parse', '--verify', '--short', `${ref}^{commit}`);
  const parent = mkdtempSync(join(tmpdir(), 'bench-'));
  const folder = join(parent, 'product');
  const remove = () => {
    rmSync(parent, { recursive: true, force: true });
    runGit('worktree', 'prune');
  };
  try {
    runGit('worktree', 'add', '--detach', folder, commit);
    providePackages(folder);
  } catch (error) {
    remove();
    throw error;
  }
  return { name: ref === commit ? ref : `${ref} ${commit}`, folder, remove };
}

/** The packages of this commit, unless the other one locks different ones. */
function providePackages(folder: string): void {
  const readLock = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (readLock(folder) === readLock(projectRoot))
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  else
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: 'inherit',
    });
}
