import { describe, expect, test } from 'vitest';
import {
  initialDeletion,
  getDeletionProgress,
  deletionSteps,
  nextDeletion,
  type DeletionState,
  type DeletionEvent,
} from './deletion-state.ts';

const after = (...events: DeletionEvent[]) => events.reduce<DeletionState>(nextDeletion, initialDeletion);

describe('closing an account', () => {
  test('counts what is gone, anew in each step', () => {
    const videos = after({ type: 'reached', step: 'videos' }, { type: 'removed' }, { type: 'removed' });
    expect(videos).toEqual({ stage: 'closing', step: 'videos', removed: 2 });
    const animals = nextDeletion(videos, { type: 'reached', step: 'animals' });
    expect(animals).toEqual({ stage: 'closing', step: 'animals', removed: 0 });
  });

  test('asks again for a password that was wrong, and says nothing of deleting', () => {
    const message = 'The current password is not right.';
    expect(after({ type: 'reached', step: 'password' }, { type: 'wrong password', message })).toEqual({
      stage: 'asking',
      wrongPassword: message,
    });
  });

  test('a failure tells what is gone, what is not, and that another try goes on', () => {
    const failed = after({ type: 'reached', step: 'photo' }, { type: 'failed', message: 'Offline.' });
    expect(failed).toEqual({
      stage: 'asking',
      problem:
        'Your videos and animals are deleted; your photo and profile are still there. Try again to go on. Offline.',
    });
    expect(nextDeletion(failed, { type: 'reached', step: 'password' })).toMatchObject({ stage: 'closing' });
  });

  test('what comes late changes nothing', () => {
    expect(after({ type: 'removed' })).toBe(initialDeletion);
    const closed = after({ type: 'reached', step: 'login' }, { type: 'closed' });
    expect(closed).toEqual({ stage: 'closed' });
    expect(nextDeletion(closed, { type: 'failed', message: 'Late.' })).toBe(closed);
    expect(nextDeletion(closed, { type: 'reached', step: 'login' })).toBe(closed);
  });

  test('goes on from step to step, the login last', () => {
    const progress = deletionSteps.map(getDeletionProgress);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(deletionSteps.at(-1)).toBe('login');
  });
});
