import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('[SCH-02] says that the schedule’s service is not set up, without a request', async () => {
  const server = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('injectedEnv', { content: {} });
  const { default: SchedulePage } = await import('./schedule-page.tsx');
  render(<SchedulePage />);
  expect(screen.getByText(/The schedule service isn't set up here/)).toBeDefined();
  expect(server).not.toHaveBeenCalled();
});
