import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates an empty folder that is deleted when the current test ends, and returns its path. */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rodeo-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
