import { expect, test } from 'vitest';
import { parseCliOptions } from './cli-options.ts';

test('parses only the given options', () => {
  expect(parseCliOptions([])).toEqual({});
  expect(parseCliOptions(['--official', '--import', 'a', '--export', 'b'])).toEqual({
    official: true,
    importFrom: 'a',
    exportTo: 'b',
  });
});

test('lists the options when one is unknown or lacks its value', () => {
  expect(() => parseCliOptions(['--offical'])).toThrow('--official ');
  expect(() => parseCliOptions(['--import'])).toThrow('--import <dir>');
});
