import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SessionState } from './session-state.ts';
import { useSessionStore } from './session-store.ts';
import { useWish } from './use-wish.ts';

afterEach(() => useSessionStore.setState({ status: 'restoring' }, true));

const know = (state: SessionState) => act(() => useSessionStore.setState(state, true));

function renderWish() {
  const carryOut = vi.fn();
  const { result, rerender } = renderHook(({ isMember }) => useWish('hat:ride', isMember, carryOut), {
    initialProps: { isMember: false },
  });
  act(() => result.current.want());
  return { carryOut, rerender, isAsking: () => result.current.isAsking };
}

test('what a member wants before the session is restored is done once it is, without asking for a login', () => {
  const { carryOut, rerender, isAsking } = renderWish();
  expect(isAsking()).toBe(false);
  rerender({ isMember: true });
  expect(carryOut).toHaveBeenCalledOnce();
  know({ status: 'signed-out', reason: 'logged-out' });
  rerender({ isMember: false });
  expect(isAsking()).toBe(false);
});

test('a visitor is asked for the login when it is known that nobody is signed in', () => {
  const { carryOut, isAsking } = renderWish();
  know({ status: 'signed-out', reason: 'visitor' });
  expect(isAsking()).toBe(true);
  expect(carryOut).not.toHaveBeenCalled();
});
