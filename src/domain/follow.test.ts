import { describe, expect, test } from 'vitest';
import { applyFollowChange, countFollows, isFollowing, isFollowsFull, parseFollows } from './follow.ts';

const rider = { kind: 'user', id: 'rider' } as const;
const bull = { kind: 'animal', id: 'bull' } as const;
const rodeo = { kind: 'rodeo', id: 'cody-nite-rodeo_cody-wy_2026' } as const;
const broncs = { kind: 'event', id: '3' } as const;
const none = { user_ids: [], animal_ids: [], rodeo_ids: [], event_ids: [] };
const buildIds = (count: number) => Array.from({ length: count }, (_, index) => `one-${index}`);

describe('follows', () => {
  test.each([{}, { user_ids: null, animal_ids: 'bull', rodeo_ids: 3, event_ids: [] }])(
    '%j contains none',
    (data) => {
      expect(parseFollows(data)).toEqual(none);
    },
  );

  test('a change adds somebody once, or removes them', () => {
    const one = applyFollowChange(none, { target: rider, isFollowed: true });
    const both = applyFollowChange(one, { target: bull, isFollowed: true });
    expect(both).toEqual({ ...none, user_ids: ['rider'], animal_ids: ['bull'] });
    expect(countFollows(both)).toBe(2);
    expect(applyFollowChange(both, { target: rider, isFollowed: true })).toEqual(both);
    expect(applyFollowChange(both, { target: rider, isFollowed: false })).toEqual({
      ...none,
      animal_ids: ['bull'],
    });
  });

  test('rodeos and events are followed as people are', () => {
    const one = applyFollowChange(none, { target: rodeo, isFollowed: true });
    const both = applyFollowChange(one, { target: broncs, isFollowed: true });
    expect(both).toEqual({ ...none, rodeo_ids: ['cody-nite-rodeo_cody-wy_2026'], event_ids: ['3'] });
    expect(countFollows(both)).toBe(2);
    expect([isFollowing(both, rodeo), isFollowing(both, broncs), isFollowing(none, broncs)]).toEqual([
      ...[true, true, false],
    ]);
  });

  test('people and animals have one limit together, rodeos their own, events none', () => {
    const people = { ...none, user_ids: buildIds(120), animal_ids: buildIds(80), event_ids: buildIds(10) };
    const kinds = ['user', 'animal', 'rodeo', 'event'] as const;
    expect(kinds.map((kind) => isFollowsFull(people, kind))).toEqual([true, true, false, false]);
    const rodeos = { ...none, user_ids: buildIds(199), rodeo_ids: buildIds(20) };
    expect(kinds.map((kind) => isFollowsFull(rodeos, kind))).toEqual([false, false, true, false]);
  });

  test('people and animals with the same id are different', () => {
    const follows = { ...none, user_ids: ['same'] };
    expect(isFollowing(follows, { kind: 'user', id: 'same' })).toBe(true);
    expect(isFollowing(follows, { kind: 'animal', id: 'same' })).toBe(false);
  });
});
