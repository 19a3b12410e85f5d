import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#scripts/test/temporary-folder.ts';
import { findChromium } from './chromium.mjs';

test('prefers CHROMIUM_PATH, which must exist', () => {
  const program = join(createTemporaryFolder(), 'my browser');
  writeFileSync(program, '');
  chmodSync(program, 0o755);
  expect(findChromium({ CHROMIUM_PATH: program })).toBe(program);
  expect(() => findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow('/nowhere/chromium');
});
