import { describe, expect, test } from 'vitest';
import { isUnread, getNotificationTarget } from './notification.ts';

describe('a notification', () => {
  test.each([
    [5, 'users'],
    [6, 'accounts'],
    [3, 'invites'],
    [4, 'requests'],
  ])('[NOTE-02] of type %i leads to the list of %s', (alert_type, subject) => {
    expect(getNotificationTarget({ alert_type, video_id: '' })).toBe(subject);
  });

  test('[NOTE-02] that names a video leads to it, and one that names nothing leads nowhere', () => {
    expect(getNotificationTarget({ alert_type: 1, video_id: 'some-video' })).toBe('video');
    expect(getNotificationTarget({ alert_type: 0, video_id: '' })).toBeUndefined();
  });

  test('[NOTE-01] is unread when it came after the list was last looked at', () => {
    const timestamp = new Date(5000);
    expect(isUnread({ timestamp }, 4999)).toBe(true);
    expect(isUnread({ timestamp }, 5000)).toBe(false);
    expect(isUnread({ timestamp: null }, 0)).toBe(false);
  });
});
