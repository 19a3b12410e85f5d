import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getAccessibleAccountIds, canActAs } from '#src/domain/access.ts';
import { sessionEvents, sessionStates } from '#tests/support/factories/build-session.ts';
import { nextSession, type SessionEvent, type SessionState } from './session-state.ts';

/** One event of a sequence, with whether the user being loaded has logged in with a form. */
interface Step {
  before: SessionState;
  event: SessionEvent;
  after: SessionState;
  loggedIn: boolean;
}

/** Follows logins independently of the state machine: by user id, since a login is by one user. */
class LoginModel {
  #userId: string | undefined;

  apply({ before, event }: Pick<Step, 'before' | 'event'>): void {
    if (event.type === 'login-succeeded' && before.status === 'logging-in') this.#userId = event.user.id;
    if (event.type === 'auth-changed' && event.user?.id !== this.#userId) this.#userId = undefined;
  }

  has(userId: string): boolean {
    return this.#userId === userId;
  }
}

const invariants: Record<string, (step: Step) => boolean> = {
  'nobody is signed in without their own profile': ({ after }) =>
    !('own' in after) || after.own.id === after.user.id,

  'nobody acts for an account that does not grant access': ({ after }) =>
    after.status !== 'signed-in' || canActAs(after.selected, after.user.id),

  'a login with several accounts asks for one, and nothing else does': (step) => {
    const { before, event, after, loggedIn } = step;
    const enters = event.type === 'loaded' && before.status === 'loading' && before.user.id === event.userId;
    if (!enters) return after.status !== 'choosing-account' || before.status === 'choosing-account';
    const hasSeveral = getAccessibleAccountIds(event.own).length > 1;
    const asks = loggedIn && before.user.emailVerified && hasSeveral && !event.own.deleted;
    return (after.status === 'choosing-account') === asks;
  },

  'nothing of a user is left once they are signed out': ({ after }) =>
    after.status !== 'signed-out' || Object.keys(after).every((key) => key === 'status' || key === 'reason'),

  'another user replaces everything of the one before': ({ event, after }) =>
    event.type !== 'auth-changed' ||
    event.user === null ||
    !('own' in after) ||
    after.own.id === event.user.id,
};

function broken(events: readonly SessionEvent[]): string[] {
  let state: SessionState = sessionStates.restoring;
  const model = new LoginModel();
  return events.flatMap((event) => {
    const before = state;
    state = nextSession(before, event);
    model.apply({ before, event });
    const loggedIn = 'user' in before && model.has(before.user.id);
    const step = { before, event, after: state, loggedIn };
    return Object.keys(invariants).filter((name) => !invariants[name]?.(step));
  });
}

test('[AUTH-05] 1,000 random sequences of events hold the invariants', () => {
  const sequences = fc.array(fc.constantFrom<SessionEvent>(...Object.values(sessionEvents)), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(sequences, (events) => {
      expect(broken(events)).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});
