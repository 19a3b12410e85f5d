import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
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
  expect(parse('--keep')).toEqual({ withDemoData: true, exportTo: missingFolder });
  const folder = mkdtempSync(join(tmpdir(), 'kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(parseCliOptions(['--keep'], folder)).toEqual({
    withDemoData: false,
    importFrom: folder,
    exportTo: folder,
  });
  expect(() => parse('--keep', '--import', 'a')).toThrow('a folder of its own');
});

test('lists the options when one is unknown or lacks its value', () => {
  expect(() => parse('--offical')).toThrow('--official ');
  expect(() => parse('--import')).toThrow('--import <dir>');
});
