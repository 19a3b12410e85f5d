import { chmodSync, existsSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';

import { describeMissingTool, findChromium, findFirefox, installTools, toolsByPart } from './test-tools.mjs';
import { arePackagesInstalled } from '../setup.mjs';

const [chromium, ffmpeg] = toolsByPart.media;

afterEach(() => void vi.unstubAllEnvs());

let folder;
beforeEach(() => (folder = createTemporaryFolder()));

function addProgram(name, script) {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, name), 0o755);
}

/** An apt-get that knows some packages and writes what it installs at once to a line of a file. */
function addApt(known) {
  addProgram('sudo', 'shift; if [ "$1" = true ]; then exit 0; fi; exec "$@"');
  addProgram(
    'apt-get',
    `if [ "$1" != install ]; then exit 0; fi
shift
for name in "$@"; do
  case "$name" in -*) shift;; *) case " ${known} " in *" $name "*) ;; *) exit 100;; esac;; esac
done
echo "$@" >> '${folder}/installed'`,
  );
  vi.stubEnv('PATH', folder);
}

const readInstalled = () => readFileSync(join(folder, 'installed'), 'utf8').trim().split('\n');

const createTool = (name, ...others) => ({
  isInstalled: () => existsSync(join(folder, 'installed')) && readInstalled().join(' ').includes(name),
  packages: [name, ...others].map((choice) => [choice]),
  advice: `Install ${name}.`,
});

test('installs what is missing, and the second choice where a package does not exist', async () => {
  addApt('one other');
  const tools = [createTool('two', 'other'), createTool('three'), createTool('one')];
  await installTools([...tools, ...tools]);
  expect(readInstalled()).toEqual(['other', 'one']);
  expect(tools.map(describeMissingTool)).toEqual(['Install two.', 'Install three.', undefined]);
});

test('says what to install where neither ffmpeg nor apt-get exists', async () => {
  vi.stubEnv('PATH', '/nowhere');
  await installTools([ffmpeg]);
  expect(describeMissingTool(ffmpeg)).toMatch(/compare with native ffmpeg.*apt-get install ffmpeg/);
});

test('does not install a browser for a CHROMIUM_PATH that does not exist', async () => {
  addApt('chromium');
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  await installTools([chromium]);
  expect(existsSync(join(folder, 'installed'))).toBe(false);
  expect(describeMissingTool(chromium)).toContain('/nowhere/chromium, which does not exist');
});

test('prefers the path of a variable, which must exist, and otherwise looks on the PATH', () => {
  const program = join(folder, 'firefox');
  writeFileSync(program, '');
  expect(findChromium({ CHROMIUM_PATH: program })).toBe(program);
  expect(() => findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow('/nowhere/chromium');
  expect(findFirefox({ FIREFOX_PATH: program, PATH: '' })).toBe(program);
  expect(findFirefox({ PATH: `/nowhere:${folder}` })).toBe(program);
  expect(findFirefox({ PATH: '/nowhere' })).toBeUndefined();
  expect(() => findFirefox({ FIREFOX_PATH: '/nowhere/firefox' })).toThrow('/nowhere/firefox');
});

const locked = {
  '': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/for-windows': { version: '2.0.0', optional: true },
};

function areInstalled(installed) {
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }));
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  if (installed)
    writeFileSync(
      join(folder, 'node_modules', '.package-lock.json'),
      JSON.stringify({ packages: installed }),
    );
  return arePackagesInstalled(folder);
}

test('detects a fresh clone, an interrupted install and another lock file, ignoring optional packages', () => {
  expect(areInstalled()).toBe(false);
  expect(areInstalled({ 'node_modules/a': { version: '1.0.0' } })).toBe(true);
  expect(areInstalled({ 'node_modules/a': { version: '1.0.1' } })).toBe(false);
  expect(areInstalled({ 'node_modules/b': { version: '1.0.0' } })).toBe(false);
});
