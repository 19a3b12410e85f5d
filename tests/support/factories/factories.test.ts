import { describe, expect, test } from 'vitest';
import { parseAnimal } from '#src/domain/animal.ts';
import { parseNotification } from '#src/domain/notification.ts';
import { getDisplayName, parseUser } from '#src/domain/user.ts';
import { parseVideo } from '#src/domain/video.ts';
import { buildBull, buildCalf, buildHorse, buildSteer } from './build-animal.ts';
import * as notifications from './build-notification.ts';
import { buildContestant, buildContractor, buildFan, withSharing } from './build-user.ts';
import { buildVideo } from './build-video.ts';

describe('people', () => {
  test.each([
    ['contractor', buildContractor(), 1],
    ['contestant', buildContestant(), 2],
    ['fan', buildFan(), 3],
  ] as const)('a %s parses unchanged', (type, stored, number) => {
    expect(stored.account_type).toBe(number);
    expect(parseUser(stored.id, stored)).toEqual({ ...stored, account_type: type, email: '', phone: '' });
  });

  test('a contractor uses name as first name and display name', () => {
    const stored = buildContractor({ name: 'Long Draw Bucking Stock' });
    expect(stored).toMatchObject({ first_name: 'Long Draw Bucking Stock', last_name: '' });
    expect(getDisplayName(parseUser(stored.id, stored))).toBe('Long Draw Bucking Stock');
  });

  test('sharing updates both profiles', () => {
    const [a, b] = [buildContractor(), buildFan()];
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
    ['bull', buildBull, [1]],
    ['horse', buildHorse, [2, 3]],
    ['steer', buildSteer, [4, 6]],
    ['calf', buildCalf, [7, 8]],
  ] as const)('a %s of a contractor parses unchanged', (type, build, events) => {
    const owner = buildContractor();
    const stored = build(owner);
    expect(parseAnimal(stored.id, stored)).toEqual({ ...stored, animal_type: type });
    expect(stored).toMatchObject({ contractor: owner.id, contractor_name: owner.name, contestant: false });
    expect(stored.events).toEqual(events);
  });

  test("a contestant's animal is a flagged horse without events", () => {
    const owner = buildContestant();
    expect(buildBull(owner)).toMatchObject({
      contestant: true,
      events: [],
      animal_type: 2,
      contractor_name: `${owner.first_name} ${owner.last_name}`,
    });
  });
});

describe('videos', () => {
  test('a video parses unchanged and copies the fields of referenced documents', () => {
    const [owner, rider] = [buildContractor(), buildContestant()];
    const animal = buildBull(owner);
    const stored = buildVideo(owner, { animal, contestants: [rider] });
    expect(parseVideo(stored.id, stored)).toEqual(stored);
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

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('event %i has either a score or a time', (event_type) => {
    const { score, time } = buildVideo(buildContestant(), { event_type });
    expect([score === null, time === null]).toEqual(event_type <= 3 ? [false, true] : [true, false]);
  });

  test("a contestant's video has no contractor", () => {
    expect(buildVideo(buildContestant())).toMatchObject({
      contractor_id: '',
      account_upload: 2,
      animal_id: '',
    });
  });
});

test('notifications have the type, message and actor of their event', () => {
  const [to, from] = [buildFan(), buildContestant()];
  const ride = buildVideo(from);
  const all = [
    notifications.buildTagNotification(to, from, ride),
    notifications.buildAnimalVideoNotification(to, from, { name: '' }, ride),
    notifications.buildInviteNotification(to, from),
    notifications.buildRequestNotification(to, from),
    notifications.buildInviteAcceptedNotification(to, from),
    notifications.buildRequestAcceptedNotification(to, from),
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
    expect(parseNotification(stored.id, stored)).toEqual(stored);
  }
});
