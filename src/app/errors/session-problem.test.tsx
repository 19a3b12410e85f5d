import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { env } from '#src/config/env.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import { SessionProblem } from './session-problem.tsx';

test('a login that could not be checked is checked again by a page load', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  render(<SessionProblem session={sessionStates.unrestored} />);
  expect(screen.getByRole('heading', { name: "We couldn't check your login" })).toBeTruthy();
  expect(screen.getByText('Too slow.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('a closed account has a contact and a way to log out (decision D51)', () => {
  env.contactEmail = 'help@example.com';
  render(<SessionProblem session={sessionStates.closed} />);
  expect(screen.getByRole('heading', { name: 'This account has been closed' })).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:help@example.com');
  expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
});
