import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { env } from '#src/config/env.ts';
import EmailActionPage from './email-action-page.tsx';

function CurrentPath() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

const openLink = (query: string) =>
  render(
    <MemoryRouter initialEntries={[`/action?${query}`]}>
      <Routes>
        <Route path="/action" element={<EmailActionPage />} />
        <Route path="*" element={<CurrentPath />} />
      </Routes>
    </MemoryRouter>,
  );

describe('[ACT-01] with a mobile app', () => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1';
  const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140';
  const appUrl = 'https://app.example/open?mode=video&videoID=ride';

  const openUrl = vi.fn<(url: string | URL) => void>();
  beforeEach(() => {
    env.mobileLinkUrl = 'https://app.example/open';
    vi.spyOn(location, 'assign').mockImplementation(openUrl);
  });
  afterEach(() => {
    delete env.mobileLinkUrl;
    vi.restoreAllMocks();
    openUrl.mockReset();
  });

  test('a phone opens it, and continues in the browser on request', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(phone);
    openLink('mode=video&videoID=ride');
    expect(openUrl).toHaveBeenCalledExactlyOnceWith(appUrl);
    expect(screen.getByRole('link').getAttribute('href')).toBe(appUrl);
    expect(screen.queryByText('/video/ride')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continue in browser' }));
    expect(screen.getByText('/video/ride')).toBeDefined();
  });

  test('a desktop continues here', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(desktop);
    openLink('mode=video&videoID=ride');
    expect(screen.getByText('/video/ride')).toBeDefined();
    expect(openUrl).not.toHaveBeenCalled();
  });
});

test('[GRD-09] a video link stays open on the way to the page for a new password', () => {
  openLink('mode=resetPassword&oobCode=code&play=ride');
  expect(screen.getByText('/reset-password/code?play=ride')).toBeDefined();
});
