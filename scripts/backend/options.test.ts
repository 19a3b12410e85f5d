import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('reads what was given and nothing else', () => {
  expect(readOptions([])).toEqual({});
  expect(readOptions(['--official', '--import', 'a', '--export', 'b'])).toEqual({
    official: true,
    importFrom: 'a',
    exportTo: 'b',
  });
});

test('an unknown or incomplete option answers with the list of options', () => {
  expect(() => readOptions(['--offical'])).toThrow('--official ');
  expect(() => readOptions(['--import'])).toThrow('--import <dir>');
});
