import { afterEach, expect, test, vi } from 'vitest';
import { getErrorMessage, reportError, setReportSink } from './log.ts';

afterEach(() => vi.restoreAllMocks());

test('writes reports to the console by default, the context first', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const error = new Error('No answer.');
  reportError(error);
  reportError(error, 'The search failed');
  expect(log.mock.calls).toEqual([[error], ['The search failed', error]]);
});

test('sends reports to a configured sink instead', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const sink = vi.fn<Parameters<typeof setReportSink>[0]>();
  setReportSink(sink);
  reportError('No code.', 'Reset password');
  expect(sink).toHaveBeenCalledExactlyOnceWith({ error: 'No code.', context: 'Reset password' });
  expect(log).not.toHaveBeenCalled();
});

test.each([
  'Failed to fetch dynamically imported module: https://app.example/assets/follows.js',
  'error loading dynamically imported module: https://app.example/assets/follows.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/player.css',
])('says what to do when code cannot be fetched: %s', (message) => {
  expect(getErrorMessage(new TypeError(message))).toBe(
    "The server can't be reached. Check your connection and try again.",
  );
});
