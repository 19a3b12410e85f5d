import { describe, expect, test } from 'vitest';
import {
  alone,
  deleted,
  june,
  omar,
  own,
  ranch,
  sessionEvents as events,
  sessionStates as states,
} from '#tests/support/factories/build-session.ts';
import { nextSession, type SessionState } from './session-state.ts';

type StateName = keyof typeof states;
type EventName = keyof typeof events;

const loadOmar = { status: 'loading', user: omar, isLoggingOut: false, isUserInitiated: false } as const;
const actingAfterStore = {
  ...states.acting,
  own: { ...own, current_accessed_account: 'ranch' },
} satisfies SessionState;
const endedElsewhere = { status: 'signed-out', reason: 'ended-elsewhere' } as const;
const renamed = { ...june, email: 'new@example.com' };

/** Every pair that changes the state; every pair that is absent must leave it untouched. */
const transitions: Record<StateName, Partial<Record<EventName, SessionState>>> = {
  restoring: {
    signedOut: states.visitor,
    same: states.restored,
    newEmail: { ...states.restored, user: renamed },
    other: loadOmar,
    loginStarted: states.loggingIn,
    restoreFailed: states.unrestored,
    suspend: states.suspended,
  },
  unrestored: {
    signedOut: states.visitor,
    same: states.restored,
    newEmail: { ...states.restored, user: renamed },
    other: loadOmar,
  },
  visitor: {
    same: states.restored,
    newEmail: { ...states.restored, user: renamed },
    other: loadOmar,
    loginStarted: states.loggingIn,
    suspend: states.suspended,
  },
  loggedOut: {
    same: states.restored,
    newEmail: { ...states.restored, user: renamed },
    other: loadOmar,
    loginStarted: states.loggingIn,
    suspend: states.suspended,
  },
  loggingIn: {
    signedOut: states.loggingIn,
    same: { status: 'logging-in', pending: { user: june, isUserInitiated: false } },
    newEmail: { status: 'logging-in', pending: { user: renamed, isUserInitiated: false } },
    other: states.loggingInOverOmar,
    loginStarted: states.loggingIn,
    loginSucceeded: states.loggedIn,
    loginFailed: states.visitor,
    suspend: states.suspended,
  },
  loggingInOverOmar: {
    signedOut: states.loggingIn,
    same: { status: 'logging-in', pending: { user: june, isUserInitiated: false } },
    newEmail: { status: 'logging-in', pending: { user: renamed, isUserInitiated: false } },
    other: states.loggingInOverOmar,
    loginStarted: states.loggingInOverOmar,
    loginSucceeded: states.loggedIn,
    loginFailed: loadOmar,
    suspend: states.suspendedOverOmar,
  },
  suspended: {
    signedOut: states.suspended,
    same: { status: 'suspended', pending: { user: june, isUserInitiated: false } },
    newEmail: { status: 'suspended', pending: { user: renamed, isUserInitiated: false } },
    other: states.suspendedOverOmar,
    resume: states.visitor,
  },
  suspendedOverOmar: {
    signedOut: states.suspended,
    same: { status: 'suspended', pending: { user: june, isUserInitiated: false } },
    newEmail: { status: 'suspended', pending: { user: renamed, isUserInitiated: false } },
    other: states.suspendedOverOmar,
    resume: loadOmar,
  },
  restored: {
    signedOut: states.visitor,
    other: loadOmar,
    newEmail: { ...states.restored, user: renamed },
    loginStarted: { status: 'logging-in', pending: { user: june, isUserInitiated: false } },
    suspend: { status: 'suspended', pending: { user: june, isUserInitiated: false } },
    logoutStarted: { ...states.restored, isLoggingOut: true },
    loaded: states.signedIn,
    loadedAlone: { ...states.signedIn, own: alone, selected: alone },
    loadedDeleted: states.closed,
    loadFailed: { ...states.failed, isUserInitiated: false },
  },
  loggedIn: {
    signedOut: states.visitor,
    other: loadOmar,
    newEmail: { ...states.loggedIn, user: renamed },
    loginStarted: { status: 'logging-in', pending: { user: june, isUserInitiated: true } },
    suspend: { status: 'suspended', pending: { user: june, isUserInitiated: true } },
    logoutStarted: { ...states.loggedIn, isLoggingOut: true },
    loaded: states.choosing,
    loadedAlone: { ...states.signedIn, own: alone, selected: alone },
    loadedDeleted: states.closed,
    loadFailed: states.failed,
  },
  unverified: {
    signedOut: states.visitor,
    same: states.loggedIn,
    other: loadOmar,
    newEmail: { ...states.loggedIn, user: renamed },
    loginStarted: { status: 'logging-in', pending: { user: states.unverified.user, isUserInitiated: true } },
    suspend: { status: 'suspended', pending: { user: states.unverified.user, isUserInitiated: true } },
    logoutStarted: { ...states.unverified, isLoggingOut: true },
    loaded: { ...states.signedIn, user: states.unverified.user },
    loadedAlone: { ...states.signedIn, user: states.unverified.user, own: alone, selected: alone },
    loadedDeleted: { ...states.closed, user: states.unverified.user },
    loadFailed: { ...states.failed, user: states.unverified.user },
  },
  failed: {
    signedOut: states.visitor,
    other: loadOmar,
    newEmail: { ...states.failed, user: renamed },
    retry: states.loggedIn,
    logoutStarted: { ...states.failed, isLoggingOut: true },
  },
  closed: {
    signedOut: endedElsewhere,
    other: loadOmar,
    newEmail: { ...states.closed, user: renamed },
    logoutStarted: { ...states.closed, isLoggingOut: true },
  },
  revoked: {
    signedOut: endedElsewhere,
    other: loadOmar,
    newEmail: { ...states.revoked, user: renamed },
    logoutStarted: { ...states.revoked, isLoggingOut: true },
  },
  choosing: {
    signedOut: endedElsewhere,
    other: loadOmar,
    newEmail: { ...states.choosing, user: renamed },
    logoutStarted: { ...states.choosing, isLoggingOut: true },
    ownChangedDeleted: states.closed,
    ownDeleted: states.closed,
    selectionStarted: states.selecting,
    selectionStored: actingAfterStore,
    revoked: states.revoked,
  },
  selecting: {
    signedOut: endedElsewhere,
    other: loadOmar,
    newEmail: { ...states.selecting, user: renamed },
    logoutStarted: { ...states.selecting, isLoggingOut: true },
    ownChangedDeleted: states.closed,
    ownDeleted: states.closed,
    selectionFailed: states.choosing,
    selectionStored: actingAfterStore,
    revoked: states.revoked,
  },
  signedIn: {
    signedOut: endedElsewhere,
    other: loadOmar,
    newEmail: { ...states.signedIn, user: renamed },
    logoutStarted: states.leaving,
    ownChanged: states.acting,
    ownChangedDeleted: states.closed,
    ownDeleted: states.closed,
    selectionStarted: { ...states.signedIn, selecting: 'ranch' },
    selectionStored: actingAfterStore,
    revoked: states.revoked,
  },
  acting: {
    signedOut: endedElsewhere,
    other: loadOmar,
    newEmail: { ...states.acting, user: renamed },
    logoutStarted: { ...states.acting, isLoggingOut: true },
    ownChangedDeleted: states.closed,
    ownDeleted: states.closed,
    selectedRevoked: states.signedIn,
    accessLost: states.signedIn,
    selectionStarted: { ...states.acting, selecting: 'ranch' },
    selectionStored: actingAfterStore,
    profileSaved: { ...states.acting, selected: { ...ranch, bio: 'New' } },
    revoked: states.revoked,
  },
  leaving: {
    signedOut: states.loggedOut,
    other: loadOmar,
    newEmail: { ...states.leaving, user: renamed },
    logoutFailed: states.signedIn,
    ownChanged: { ...states.leaving, selected: ranch },
    ownChangedDeleted: { ...states.leaving, own: deleted, selected: deleted },
    selectionStarted: { ...states.leaving, selecting: 'ranch' },
    selectionStored: { ...actingAfterStore, isLoggingOut: true },
  },
};

const stateNames = Object.keys(states) as StateName[];
const eventNames = Object.keys(events) as EventName[];

describe.each(stateNames)('%s', (stateName) => {
  test.each(eventNames)('%s', (eventName) => {
    const state = states[stateName];
    expect(nextSession(state, events[eventName])).toEqual(transitions[stateName][eventName] ?? state);
  });
});

describe('late and foreign events', () => {
  const run = (...names: EventName[]) =>
    names.map((name) => events[name]).reduce<SessionState>(nextSession, states.restoring);

  test('[AUTH-05] a late first sign-out does not skip the account question', () => {
    expect(run('loginStarted', 'signedOut', 'loginSucceeded', 'loaded').status).toBe('choosing-account');
    expect(run('signedOut', 'loginStarted', 'same', 'loginSucceeded', 'loaded').status).toBe(
      'choosing-account',
    );
  });

  test('[AUTH-05] asks the user who logged in, not the one whose session was restored', () => {
    const state = run('loginStarted', 'other', 'loginSucceeded', 'loadedOther', 'loaded');
    expect(state).toEqual(states.choosing);
  });

  test('[AUTH-05] does not ask after a reload', () => {
    expect(run('same', 'loaded')).toEqual(states.signedIn);
  });

  test('[AUTH-10] keeps the same state object for an unchanged user, so nothing renders again', () => {
    expect(nextSession(states.acting, events.same)).toBe(states.acting);
  });
});
