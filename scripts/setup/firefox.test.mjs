import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#scripts/test/temporary-folder.ts';
import { findFirefox } from './firefox.mjs';

test('prefers FIREFOX_PATH, which must exist, and otherwise looks on the PATH', () => {
  const folder = createTemporaryFolder();
  const program = join(folder, 'firefox');
  writeFileSync(program, '');
  expect(findFirefox({ FIREFOX_PATH: program, PATH: '' })).toBe(program);
  expect(findFirefox({ PATH: `/nowhere:${folder}` })).toBe(program);
  expect(findFirefox({ PATH: '/nowhere' })).toBeUndefined();
  expect(() => findFirefox({ FIREFOX_PATH: '/nowhere/firefox' })).toThrow('/nowhere/firefox');
});
