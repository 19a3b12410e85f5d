import { describe, expect, test } from 'vitest';
import {
  initialDeletion,
  getDeletionProgress,
  deletionSteps,
  nextDeletion,
  type DeletionState,
  type DeletionEvent,
} from './deletion-state.ts';

const reduceEvents = (...events: DeletionEvent[]) =>
  events.reduce<DeletionState>(nextDeletion, initialDeletion);

describe('nextDeletion', () => {
  test('counts the deleted items of each step', () => {
    const videos = reduceEvents(
      { type: 'step started', step: 'videos' },
      { type: 'item deleted' },
      { type: 'item deleted' },
    );
    expect(videos).toEqual({ stage: 'deleting', step: 'videos', deletedCount: 2 });
    const animals = nextDeletion(videos, { type: 'step started', step: 'animals' });
    expect(animals).toEqual({ stage: 'deleting', step: 'animals', deletedCount: 0 });
  });

  test('a wrong password returns to editing without a deletion message', () => {
    const message = 'Wrong password. Try again.';
    expect(
      reduceEvents({ type: 'step started', step: 'password' }, { type: 'wrong password', message }),
    ).toEqual({
      stage: 'editing',
      passwordError: message,
    });
  });

  test('a failure says what was deleted and that a retry resumes', () => {
    const failed = reduceEvents(
      { type: 'step started', step: 'photo' },
      { type: 'failed', message: 'Offline.' },
    );
    expect(failed).toEqual({
      stage: 'editing',
      errorMessage:
        'Your videos and animals are deleted. Your photo and profile are still there. Try again to continue. Offline.',
    });
    expect(nextDeletion(failed, { type: 'step started', step: 'password' })).toMatchObject({
      stage: 'deleting',
    });
  });

  test('ignores late events', () => {
    expect(reduceEvents({ type: 'item deleted' })).toBe(initialDeletion);
    const deleted = reduceEvents({ type: 'step started', step: 'login' }, { type: 'deleted' });
    expect(deleted).toEqual({ stage: 'deleted' });
    expect(nextDeletion(deleted, { type: 'failed', message: 'Late.' })).toBe(deleted);
    expect(nextDeletion(deleted, { type: 'step started', step: 'login' })).toBe(deleted);
  });

  test('progress grows with each step, and the login is last', () => {
    const progress = deletionSteps.map(getDeletionProgress);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(deletionSteps.at(-1)).toBe('login');
  });
});
