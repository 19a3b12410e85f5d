import { describe, expect, test } from 'vitest';
import { isUnread, getNotificationTarget } from './notification.ts';

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

  test('[NOTE-01] is unread if newer than the last view of the list', () => {
    const timestamp = new Date(5000);
    expect(isUnread({ timestamp }, 4999)).toBe(true);
    expect(isUnread({ timestamp }, 5000)).toBe(false);
    expect(isUnread({ timestamp: null }, 0)).toBe(false);
  });
});
