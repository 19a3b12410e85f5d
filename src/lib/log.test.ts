import { afterEach, expect, test, vi } from 'vitest';
import { reportError, setReportSink } from './log.ts';

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
