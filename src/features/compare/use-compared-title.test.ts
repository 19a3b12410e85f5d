import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { parseVideo } from '#src/domain/video.ts';
import type { SessionState } from '#src/session/session-state.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { useComparedTitle } from './use-compared-title.ts';

const build = (id: string, fields: object) =>
  parseVideo(id, { event_type: 1, contestants_id: ['cody'], ...fields });
const [left, right] = [build('left', { score: 88.5 }), build('right', { score: 85 })];
const logInAs = (id: string) =>
  useSessionStore.setState({ status: 'signed-in', user: { id }, selected: { id } } as SessionState);

afterEach(() => useSessionStore.setState({ status: 'signed-out' } as SessionState));

test('[BESIDE-02] a comparison is called after both results, as its reader says them', () => {
  const read = (rides = { left, right }) => renderHook(() => useComparedTitle(rides)).result.current;
  expect(read()).toBe('The 88.5 against the 85');
  logInAs('cody');
  expect(read()).toBe('Your 88.5 against your 85');
  expect(read({ left, right: build('hank', { score: 0, contestants_id: ['hank'] }) })).toBe(
    'Your 88.5 against the buck-off',
  );
  expect(read({ left, right: build('unknown', { score: null }) })).toBe('Compare rides');
});
