import { expect, test } from 'vitest';
import { parseCliOptions } from './cli-options.ts';

test('reads what was given and nothing else', () => {
  expect(parseCliOptions([])).toEqual({});
  expect(parseCliOptions(['--official', '--import', 'a', '--export', 'b'])).toEqual({
    official: true,
    importFrom: 'a',
    exportTo: 'b',
  });
});

test('an unknown or incomplete option answers with the list of options', () => {
  expect(() => parseCliOptions(['--offical'])).toThrow('--official ');
  expect(() => parseCliOptions(['--import'])).toThrow('--import <dir>');
});
