import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAlertsStore } from '#src/session/alerts-store.ts';
import { logOut } from '#src/session/log-out.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { june, sessionStates } from '#tests/support/factories/build-session.ts';
import VerifyEmailPage from './verify-email-page.tsx';

vi.mock('#src/session/log-out.ts', () => ({ logOut: vi.fn<typeof logOut>() }));

beforeEach(() => {
  useSessionStore.setState({ ...sessionStates.signedIn, user: { ...june, emailVerified: false } }, true);
});

test('[VER-01] explains what to do, below a large logo', () => {
  const { container } = render(<VerifyEmailPage ChangeEmail={() => null} />);
  expect(container.querySelector('svg')?.classList.contains('size-28')).toBe(true);
  expect(screen.getByText(/^We sent a verification email to/).textContent).toContain(june.email);
  expect(screen.getByText(/resend it.*you can also reload this page/)).toBeDefined();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Logout',
    'Wrong email?',
    'Resend Verfication Mail',
  ]);
});

test('[VER-01] a logout that fails says nothing', async () => {
  vi.mocked(logOut).mockResolvedValue({ success: false, error: 'Offline.' });
  render(<VerifyEmailPage ChangeEmail={() => null} />);
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(logOut).toHaveBeenCalledOnce();
  await vi.mocked(logOut).mock.results[0]?.value;
  expect(useAlertsStore.getState().alerts).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});
