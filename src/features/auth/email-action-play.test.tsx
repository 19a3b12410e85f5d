import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import EmailActionPage from './email-action-page.tsx';

vi.mock('#src/config/env.ts', () => ({ env: {} }));
vi.mock('#src/data/auth/change-email.ts', () => ({}));
vi.mock('#src/data/auth/email-actions.ts', () => ({}));

function CurrentUrl() {
  const { pathname, search } = useLocation();
  return <p role="status">{pathname + search}</p>;
}

test('[GRD-09] a video link stays open on the way to the page for a new password', () => {
  render(
    <MemoryRouter initialEntries={['/action?mode=resetPassword&oobCode=code&play=ride']}>
      <Routes>
        <Route path="/action" element={<EmailActionPage />} />
        <Route path="*" element={<CurrentUrl />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByRole('status').textContent).toBe('/reset-password/code?play=ride');
});
