import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { applyEmailVerification } from '#src/data/auth/email-actions.ts';
import { storeHistoryPath } from '#src/session/history-path.ts';
import EmailActionPage from './email-action-page.tsx';

vi.mock('#src/config/env.ts', () => ({ env: {} }));
vi.mock('#src/data/auth/change-email.ts', () => ({}));
vi.mock('#src/data/auth/email-actions.ts', () => ({
  applyEmailVerification: vi.fn<() => Promise<boolean>>(),
}));

function CurrentPath() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

const openLink = () =>
  render(
    <MemoryRouter initialEntries={['/action?mode=verifyEmail&oobCode=code']}>
      <Routes>
        <Route path="/action" element={<EmailActionPage />} />
        <Route path="*" element={<CurrentPath />} />
      </Routes>
    </MemoryRouter>,
  );

beforeEach(() => sessionStorage.clear());

test.each([
  ['opens the feed', true, undefined, '/feed'],
  ['opens the page that was requested before the login', true, '/search?category=2', '/search?category=2'],
  ['opens the login when nobody is logged in', false, '/search?category=2', '/login'],
])('[GRD-04, ACT-02] a verified email %s', async (_case, isSignedIn, requestedPath, opened) => {
  if (requestedPath) storeHistoryPath(requestedPath);
  vi.mocked(applyEmailVerification).mockResolvedValue(isSignedIn);
  openLink();
  await screen.findByText(opened);
  expect(applyEmailVerification).toHaveBeenCalledWith('code');
});
