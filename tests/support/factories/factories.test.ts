import { describe, expect, test } from 'vitest';
import { readAnimal } from '#src/domain/animal.ts';
import { readNotification } from '#src/domain/notification.ts';
import { displayName, readUser } from '#src/domain/user.ts';
import { readVideo } from '#src/domain/video.ts';
import { bull, calf, horse, steer } from './animal.ts';
import * as notifications from './notification.ts';
import { contestant, contractor, fan, withSharing } from './user.ts';
import { video } from './video.ts';

describe('people', () => {
  test.each([
    ['contractor', contractor(), 1],
    ['contestant', contestant(), 2],
    ['fan', fan(), 3],
  ] as const)('a %s reads back as it was made', (type, stored, number) => {
    expect(stored.account_type).toBe(number);
    expect(readUser(stored.id, stored)).toEqual({ ...stored, account_type: type });
  });

  test('a contractor goes by the name of the organisation', () => {
    const stored = contractor({ name: 'Long Draw Bucking Stock' });
    expect(stored).toMatchObject({ first_name: 'Long Draw Bucking Stock', last_name: '' });
    expect(displayName(readUser(stored.id, stored))).toBe('Long Draw Bucking Stock');
  });

  test('sharing stands on both sides', () => {
    const [a, b] = [contractor(), fan()];
    const shared = withSharing('shared', a, b);
    expect(shared.grantor.user_access).toEqual({ [b.id]: true });
    expect(shared.delegate.account_access).toEqual({ [a.id]: true });
    const invited = withSharing('invited', a, b);
    expect(invited.grantor.sent_invites).toEqual({ [b.id]: true });
    expect(invited.delegate.received_invites).toEqual({ [a.id]: true });
    const requested = withSharing('requested', a, b);
    expect(requested.grantor.received_requests).toEqual({ [b.id]: true });
    expect(requested.delegate.sent_requests).toEqual({ [a.id]: true });
    expect(a.user_access).toEqual({});
  });
});

describe('animals', () => {
  test.each([
    ['bull', bull, [1]],
    ['horse', horse, [2, 3]],
    ['steer', steer, [4, 6]],
    ['calf', calf, [7, 8]],
  ] as const)('a %s of a contractor reads back as it was made', (type, make, events) => {
    const owner = contractor();
    const stored = make(owner);
    expect(readAnimal(stored.id, stored)).toEqual({ ...stored, animal_type: type });
    expect(stored).toMatchObject({ contractor: owner.id, contractor_name: owner.name, contestant: false });
    expect(stored.events).toEqual(events);
  });

  test("a contestant's animal is flagged, a horse, and has no events", () => {
    const owner = contestant();
    expect(bull(owner)).toMatchObject({
      contestant: true,
      events: [],
      animal_type: 2,
      contractor_name: `${owner.first_name} ${owner.last_name}`,
    });
  });
});

describe('videos', () => {
  test('a video reads back as it was made and copies from what it refers to', () => {
    const [owner, rider] = [contractor(), contestant()];
    const animal = bull(owner);
    const stored = video(owner, { animal, contestants: [rider] });
    expect(readVideo(stored.id, stored)).toEqual(stored);
    expect(stored).toMatchObject({
      user_name: owner.name,
      account_upload: 1,
      contractor_id: owner.id,
      animal_name: animal.name,
      animal_brand: animal.brand,
      contractor_name: owner.name,
      tagged_animal_contractor_id: owner.id,
      contestants_id: [rider.id],
      contestants_names: ['Dallas Pruitt'],
    });
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('event %i has a score or a time, never both', (event_type) => {
    const { score, time } = video(contestant(), { event_type });
    expect([score === null, time === null]).toEqual(event_type <= 3 ? [false, true] : [true, false]);
  });

  test("a contestant's video belongs to no contractor", () => {
    expect(video(contestant())).toMatchObject({ contractor_id: '', account_upload: 2, animal_id: '' });
  });
});

test('notifications say what happened and who did it', () => {
  const [to, from] = [fan(), contestant()];
  const ride = video(from);
  const all = [
    notifications.taggedInVideo(to, from, ride),
    notifications.videoOfAnimal(to, from, { name: '' }, ride),
    notifications.invite(to, from),
    notifications.accessRequest(to, from),
    notifications.inviteAccepted(to, from),
    notifications.requestAccepted(to, from),
  ];
  expect(all.map(({ alert_type, message_string }) => [alert_type, message_string])).toEqual([
    [1, 'Dallas Pruitt tagged you in a video.'],
    [2, 'Dallas Pruitt posted a video of Unnamed.'],
    [3, 'Dallas Pruitt invited you to use their account.'],
    [4, 'Dallas Pruitt asks to use your account.'],
    [5, 'Dallas Pruitt accepted your invite.'],
    [6, 'Dallas Pruitt accepted your request.'],
  ]);
  expect(all.map(({ video_id }) => video_id !== '')).toEqual([true, true, false, false, false, false]);
  for (const stored of all) {
    expect(stored).toMatchObject({ notified_user_id: to.id, actor_id: from.id });
    expect(readNotification(stored.id, stored)).toEqual(stored);
  }
});
