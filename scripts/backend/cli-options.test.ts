import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#scripts/test/temporary-folder.ts';
import { parseCliOptions } from './cli-options.ts';

const missingFolder = join(tmpdir(), 'no-such-folder');
const parse = (...argv: string[]) => parseCliOptions(argv, missingFolder);

test('parses only the given options', () => {
  expect(parse()).toEqual({ withDemoData: true });
  expect(parse('--empty')).toEqual({ withDemoData: false });
  expect(parse('--official', '--import', 'a', '--export', 'b')).toEqual({
    withDemoData: false,
    official: true,
    importFrom: 'a',
    exportTo: 'b',
  });
});

test('--keep starts with demo data, and from then on with what was kept', () => {
  expect(parse('--keep')).toEqual({ withDemoData: true, exportTo: join(missingFolder, 'kept') });
  const suiteFolder = createTemporaryFolder();
  const folder = join(suiteFolder, 'kept');
  mkdirSync(folder);
  expect(parseCliOptions(['--keep'], suiteFolder)).toEqual({
    withDemoData: false,
    importFrom: folder,
    exportTo: folder,
  });
  expect(parseCliOptions(['--keep', '--official'], suiteFolder)).toMatchObject({ withDemoData: true });
  expect(() => parse('--keep', '--import', 'a')).toThrow('a folder of its own');
});

test('lists the options when one is unknown or lacks its value', () => {
  expect(() => parse('--offical')).toThrow('--official ');
  expect(() => parse('--import')).toThrow('--import <dir>');
});
