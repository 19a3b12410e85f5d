import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import type { SessionState } from './session-state.ts';
import { useSessionStore } from './session-store.ts';
import { useWish } from './use-wish.ts';

afterEach(() => useSessionStore.setState(sessionStates.restoring, true));

const know = (state: SessionState) => act(async () => useSessionStore.setState(state, true));

function renderWish() {
  const carryOut = vi.fn<() => void>();
  const { result, rerender } = renderHook(({ isMember }) => useWish('hat:ride', isMember, carryOut), {
    initialProps: { isMember: false },
  });
  act(() => void result.current.want());
  const forget = () => act(() => result.current.forget());
  return { carryOut, rerender, forget, isAsking: () => result.current.isAsking };
}

test('what a member wants before the session is restored is done once it is, without asking for a login', async () => {
  const { carryOut, rerender, isAsking } = renderWish();
  expect(isAsking()).toBe(false);
  await know(sessionStates.signedIn);
  rerender({ isMember: true });
  expect(carryOut).toHaveBeenCalledOnce();
  rerender({ isMember: false });
  expect(isAsking()).toBe(false);
});

test('a visitor is asked to log in once it is known that nobody is signed in', async () => {
  const { carryOut, isAsking } = renderWish();
  await know(sessionStates.visitor);
  expect(isAsking()).toBe(true);
  expect(carryOut).not.toHaveBeenCalled();
});

test('what a visitor no longer wants is not done after a login later on', async () => {
  const { carryOut, rerender, forget, isAsking } = renderWish();
  await know(sessionStates.visitor);
  forget();
  expect(isAsking()).toBe(false);
  rerender({ isMember: true });
  expect(carryOut).not.toHaveBeenCalled();
});
