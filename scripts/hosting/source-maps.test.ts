import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#scripts/backend/project.ts';
import { createTemporaryFolder } from '#scripts/test/temporary-folder.ts';
import { moveSourceMaps } from './source-maps.ts';

test('source maps leave the build, and those of an earlier one are replaced', () => {
  const folder = createTemporaryFolder();
  const [build, target] = [join(folder, 'dist'), join(folder, 'maps')];
  mkdirSync(join(build, 'assets'), { recursive: true });
  mkdirSync(target);
  for (const file of ['assets/app.js', 'assets/app.js.map', 'service-worker.js.map'])
    writeFileSync(join(build, file), file);
  writeFileSync(join(target, 'old.js.map'), 'old');
  expect(moveSourceMaps(build, target)).toBe(2);
  const list = (path: string) => new Set(readdirSync(path, { recursive: true, encoding: 'utf8' }));
  expect(list(build)).toEqual(new Set(['assets', 'assets/app.js']));
  expect(list(target)).toEqual(new Set(['assets', 'assets/app.js.map', 'service-worker.js.map']));
});

test('Hosting ignores source maps', () => {
  const config = JSON.parse(readFileSync(join(projectRoot, 'firebase.json'), 'utf8')) as {
    hosting: { ignore: string[] };
  };
  expect(config.hosting.ignore).toContain('**/*.map');
});
