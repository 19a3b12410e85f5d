import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('[SCH-02] an installation without the schedule’s service says so, and asks nobody', async () => {
  const server = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('APP_ENV', { content: {} });
  const { default: SchedulePage } = await import('./schedule-page.tsx');
  render(<SchedulePage />);
  expect(screen.getByText(/The schedule’s service is not set up here/)).toBeDefined();
  expect(server).not.toHaveBeenCalled();
});
