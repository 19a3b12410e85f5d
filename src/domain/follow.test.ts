import { describe, expect, test } from 'vitest';
import { applyFollowChange, countFollows, isFollowing, parseFollows } from './follow.ts';

const rider = { kind: 'user', id: 'rider' } as const;
const bull = { kind: 'animal', id: 'bull' } as const;
const none = { user_ids: [], animal_ids: [] };

describe('follows', () => {
  test.each([{}, { user_ids: null, animal_ids: 'bull' }])('%j contains none', (data) => {
    expect(parseFollows(data)).toEqual(none);
  });

  test('a change adds somebody once, or removes them', () => {
    const one = applyFollowChange(none, { target: rider, isFollowed: true });
    const both = applyFollowChange(one, { target: bull, isFollowed: true });
    expect(both).toEqual({ user_ids: ['rider'], animal_ids: ['bull'] });
    expect(countFollows(both)).toBe(2);
    expect(applyFollowChange(both, { target: rider, isFollowed: true })).toEqual(both);
    expect(applyFollowChange(both, { target: rider, isFollowed: false })).toEqual({
      user_ids: [],
      animal_ids: ['bull'],
    });
  });

  test('people and animals with the same id are different', () => {
    const follows = { user_ids: ['same'], animal_ids: [] };
    expect(isFollowing(follows, { kind: 'user', id: 'same' })).toBe(true);
    expect(isFollowing(follows, { kind: 'animal', id: 'same' })).toBe(false);
  });
});
