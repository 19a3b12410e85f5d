import { describe, expect, test } from 'vitest';
import { buildContractor, buildFan } from '#tests/support/factories/user.ts';
import {
  buildDelegateNotification,
  getNotificationTarget,
  getRemovedTagNotificationIds,
  isUnread,
} from './notification.ts';
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

  test('[NOTE-01] is unread if newer than the last view of the list', () => {
    const timestamp = new Date(5000);
    expect(isUnread({ timestamp }, 4999)).toBe(true);
    expect(isUnread({ timestamp }, 5000)).toBe(false);
    expect(isUnread({ timestamp: null }, 0)).toBe(false);
  });
});
