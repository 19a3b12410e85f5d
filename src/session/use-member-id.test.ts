import { expect, test } from 'vitest';
import { june, sessionStates } from '#tests/support/factories/build-session.ts';
import type { SessionState } from './session-state.ts';
import { useSessionStore } from './session-store.ts';
import { isMember } from './use-member-id.ts';

test.each<[string, SessionState, boolean]>([
  ['a verified user is one', sessionStates.signedIn, true],
  [
    'an unverified user is none',
    { ...sessionStates.signedIn, user: { ...june, emailVerified: false } },
    false,
  ],
  ['a visitor is none', sessionStates.visitor, false],
])('whether somebody is a member becomes known with the session: %s', async (_title, session, expected) => {
  useSessionStore.setState(sessionStates.restoring, true);
  let result: boolean | undefined;
  const known = isMember().then((value) => (result = value));
  useSessionStore.setState(sessionStates.restored, true);
  await Promise.resolve();
  expect(result).toBeUndefined();
  useSessionStore.setState(session, true);
  await known;
  expect(result).toBe(expected);
});
