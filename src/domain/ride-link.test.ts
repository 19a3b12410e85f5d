import { expect, test } from 'vitest';
import { buildFilm, toLink } from '#tests/support/factories/build-film.ts';
import { canBeLinked, getOtherAccount, isAcceptedAtOnce, parseRideLink, type RideLink } from './ride-link.ts';

test('[LINK-01] a link is in effect at once for who rides in both, owns the animal of both, or has both', () => {
  const own = { account_upload: 2, contestants_id: [] };
  const [film, other] = [
    buildFilm('z', 1, { user_id: 'rider', ...own }),
    buildFilm('b', 2, { user_id: 'jack', tagged_animal_contractor_id: 'jack' }),
  ];
  expect(isAcceptedAtOnce('rider', film, other)).toBe(true);
  expect(isAcceptedAtOnce('jack', film, other)).toBe(false);
  expect(isAcceptedAtOnce('jack', { ...film, tagged_animal_contractor_id: 'jack' }, other)).toBe(true);
  expect(isAcceptedAtOnce('jack', { ...film, user_id: 'jack', account_upload: 1 }, other)).toBe(true);
});

test('[LINK-01] who rides in one film only, or owns no animal of both, has to ask', () => {
  const tag = { tagged_animal_contractor_id: 'jack' };
  const [film, other] = [buildFilm('z', 1, tag), buildFilm('b', 2, { ...tag, contestants_id: ['ana'] })];
  expect(isAcceptedAtOnce('rider', film, other)).toBe(false);
  expect(isAcceptedAtOnce('jack', film, other)).toBe(true);
  expect(isAcceptedAtOnce('jack', { ...film, animal_id: '' }, { ...other, animal_id: '' })).toBe(false);
});

test('[LINK-02] a link whose state is not known has no effect', () => {
  expect(
    ['accepted', 'proposed', 'ended', undefined].map((state) => parseRideLink('b', { state }).state),
  ).toEqual(['accepted', 'proposed', 'refused', 'refused']);
});

test('the other account is the one that did not propose', () => {
  const link = { user_id: 'later', first_user_id: 'first' };
  expect(getOtherAccount({ ...link, proposed_by: 'later' })).toBe('first');
  expect(getOtherAccount({ ...link, proposed_by: 'first' })).toBe('later');
});

test.each<[string, boolean, Partial<RideLink> | undefined]>([
  ['without a link', true, undefined],
  ['asked for another film', false, { state: 'proposed' }],
  ['linked to another film', false, { state: 'accepted' }],
  ['linked to a film that is gone', true, { state: 'accepted', first_video_id: 'gone' }],
  ['whose link was taken back', true, { state: 'refused', refused: ['x'] }],
  ['that was refused', false, { state: 'refused', refused: ['x', 'm'] }],
  ['that was refused before the other film was gone', false, { first_video_id: 'gone', refused: ['m'] }],
])('[LINK-03] a film %s can be linked: %s', (_which, canBe, changes) => {
  const link = changes && { ...toLink('b', 'z'), ...changes };
  expect(canBeLinked({ id: 'm' }, link, (id) => id !== 'gone')).toBe(canBe);
});
