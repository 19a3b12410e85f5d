import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildContractor, buildFan } from '#tests/support/factories/build-user.ts';
import {
  buildDelegateNotification,
  buildHatNotification,
  getNextNotificationTime,
  getNotificationTarget,
  getRemovedTagNotificationIds,
  isUnread,
  mergeNotifications,
  notificationPageSize,
  parseNotification,
  readMessage,
} from './notification.ts';
import { buildTakeDownNotification } from './moderation.ts';
import { parseUser } from './user.ts';

describe('notifications', () => {
  test.each([
    [5, 'users'],
    [6, 'accounts'],
    [3, 'invites'],
    [4, 'requests'],
  ])('[NOTE-02] type %i leads to the list %s', (alert_type, target) => {
    expect(getNotificationTarget({ alert_type, video_id: '' })).toBe(target);
  });

  test('[NOTE-02] leads to its video; without one it has no target', () => {
    expect(getNotificationTarget({ alert_type: 1, video_id: 'some-video' })).toBe('video');
    expect(getNotificationTarget({ alert_type: 0, video_id: '' })).toBeUndefined();
  });

  test('[NOTE-02] what a delegate posted or edited leads to the video, what they deleted nowhere', () => {
    expect(getNotificationTarget({ alert_type: 7, video_id: 'some-video' })).toBe('video');
    expect(getNotificationTarget({ alert_type: 8, video_id: 'some-video' })).toBe('video');
    expect(getNotificationTarget({ alert_type: 9, video_id: 'some-video' })).toBeUndefined();
  });

  test('go with the tag that an edit removes', () => {
    const video = {
      id: 'v1',
      user_id: 'owner',
      contestants_id: ['cody', 'june'],
      tagged_animal_contractor_id: 'jack',
    };
    expect(getRemovedTagNotificationIds(video, {})).toEqual([]);
    const changes = { contestants_id: ['june', 'wade'], tagged_animal_contractor_id: '' };
    expect(getRemovedTagNotificationIds(video, changes)).toEqual(['v1_1_cody', 'v1_2_jack']);
  });

  test.each([
    ['Ty Pruitt tagged you in a video.', 'Ty Pruitt'],
    ["Rockin' R posted a video of Dust Devil.", "Rockin' R"],
    ['J.B. Mauney deleted your video Elko Fair.', 'J.B. Mauney'],
    ['We took down your video Elko Fair.', ''],
    ['We took down your reel Best of 2026.', ''],
    ['Thanks, we looked into it.', ''],
    ['Cody Vance tipped their hat to your video Elko. Day 2.', 'Cody Vance'],
  ])('%s begins with the name %o', (message, name) => expect(readMessage(message)?.name ?? '').toBe(name));

  test('a message tells its kind and its subject, and other words tell none', () => {
    expect(readMessage('Cody Vance posted a video of Dust Devil.')).toEqual({
      ...{ type: 'videoOfAnimal', name: 'Cody Vance', subject: 'Dust Devil' },
    });
    expect(readMessage('We took down your video Elko.')).toEqual({
      ...{ type: 'takenDown', name: '', subject: 'Elko' },
    });
    expect(readMessage('Cody Vance tipped their hat to your video Elko.')?.type).toBe('hatTipped');
    expect(readMessage('Thanks, we looked into it.')).toBeUndefined();
  });

  test('an account is notified of what its delegate does, not of what it does itself', () => {
    const [owner, delegate] = [buildContractor(), buildFan({ first_name: 'Jo', last_name: 'Tate' })];
    const video = { id: 'v1', user_id: owner.id, title: 'Elko Fair' };
    expect(buildDelegateNotification('deleted', parseUser(delegate.id, delegate), video)).toEqual({
      id: `v1_9_${owner.id}`,
      notified_user_id: owner.id,
      message_string: 'Jo Tate deleted your video Elko Fair.',
      alert_type: 9,
      video_id: 'v1',
      actor_id: delegate.id,
    });
    expect(buildDelegateNotification('deleted', parseUser(owner.id, owner), video)).toBeUndefined();
  });

  test('[RES-11] notices of delegates and of a take-down call a result list by its name', () => {
    const [owner, delegate] = [buildContractor(), buildFan({ first_name: 'Jo', last_name: 'Tate' })];
    const list = { id: 'l1', user_id: owner.id, title: 'Friday Night', is_result_list: true };
    const actor = parseUser(delegate.id, delegate);
    const notices = (['posted', 'edited', 'deleted'] as const).map((action) =>
      buildDelegateNotification(action, actor, list, 'result list'),
    );
    expect(notices.map((notice) => [notice?.alert_type, notice?.message_string])).toEqual([
      [14, 'Jo Tate made the result list Friday Night for you.'],
      [15, 'Jo Tate edited your result list Friday Night.'],
      [16, 'Jo Tate deleted your result list Friday Night.'],
    ]);
    expect(buildTakeDownNotification(list, 'reelTakenDown')).toMatchObject({
      ...{ id: `l1_13_${owner.id}`, alert_type: 13 },
      message_string: 'We took down your result list Friday Night.',
    });
    expect(
      buildTakeDownNotification({ ...list, is_result_list: false }, 'reelTakenDown').message_string,
    ).toBe('We took down your reel Friday Night.');
  });

  test('[NOTE-01] is unread if newer than the last view of the list', () => {
    const timestamp = new Date(5000);
    expect(isUnread({ timestamp }, 4999)).toBe(true);
    expect(isUnread({ timestamp }, 5000)).toBe(false);
    expect(isUnread({ timestamp: null }, 0)).toBe(false);
  });
});

describe('[NOTE-01] pages of notifications', () => {
  /** Notifications of the seconds `from` down to `to`. */
  const buildPage = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, index) =>
      parseNotification(`n${from - index}`, { timestamp: new Date((from - index) * 1000) }),
    );
  const getIds = (notifications: { id: string }[]) => notifications.map(({ id }) => id);

  test('a full page is followed by what is older, any other page by nothing', () => {
    expect(getNextNotificationTime(buildPage(100, 81))).toEqual(new Date(81_000));
    expect(getNextNotificationTime(buildPage(100, 82))).toBeUndefined();
    expect(getNextNotificationTime([])).toBeUndefined();
  });

  test('a page of one moment is the last one: the next page would be the same', () => {
    const page = buildPage(notificationPageSize, 1).map((each) => ({ ...each, timestamp: new Date(1000) }));
    expect(getNextNotificationTime(page)).toBeUndefined();
  });

  test('the newest ones come before those that were loaded, each of them once', () => {
    const merged = mergeNotifications(buildPage(102, 53), [...buildPage(100, 51), ...buildPage(51, 1)]);
    expect(getIds(merged)).toEqual(getIds(buildPage(102, 1)));
  });

  test('two of the same moment are both shown, where one page ends between them', () => {
    const newest = buildPage(102, 53);
    const twins = newest.slice(-1).map((each) => ({ ...each, id: 'twin' }));
    const merged = mergeNotifications(newest, [...buildPage(100, 53), ...twins, ...buildPage(52, 1)]);
    expect(getIds(merged)).toEqual([...getIds(newest), 'twin', ...getIds(buildPage(52, 1))]);
  });

  test('what was deleted since is not shown', () => {
    expect(getIds(mergeNotifications(buildPage(40, 1), buildPage(100, 1)))).toEqual(getIds(buildPage(40, 1)));
    const newest = buildPage(101, 51).filter(({ id }) => id !== 'n90');
    const merged = mergeNotifications(newest, buildPage(100, 1));
    expect(getIds(merged)).toEqual(getIds(buildPage(101, 1)).filter((id) => id !== 'n90'));
  });
});

describe('[HAT-02] the day of a tip of the hat is that of the server', () => {
  afterEach(() => vi.unstubAllEnvs());

  // 14 hours ahead of UTC, and 11 behind.
  test.each(['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])('in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    const actor = parseUser('fan', buildFan());
    const ride = { id: 'ride', user_id: 'rider', title: 'Elko' };
    const build = (time: string) => buildHatNotification(actor, ride, new Date(time)).id;
    expect(build('2026-11-20T23:59:00Z')).toBe('rider_12_2026-11-20');
    expect(build('2026-11-21T00:01:00Z')).toBe('rider_12_2026-11-21');
    expect(build('2026-01-02T12:00:00Z')).toBe('rider_12_2026-1-2');
  });
});
