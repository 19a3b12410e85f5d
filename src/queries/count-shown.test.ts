import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import * as notifications from '#src/data/firestore-lite/notifications.ts';
import * as pushChoice from '#src/data/firestore-lite/push-choice.ts';
import { alertTypes, parseNotification } from '#src/domain/notification.ts';
import { buildPushChoice } from '#tests/support/factories/build-push-choice.ts';
import { countShown } from './count-shown.ts';

const newest = [
  { alert_type: alertTypes.hatTipped, time: 5 },
  { alert_type: alertTypes.invited, time: 4 },
  { alert_type: alertTypes.taggedInVideo, time: 3 },
  { alert_type: alertTypes.invited, time: 1 },
].map(({ alert_type, time }, index) =>
  parseNotification(`${index}`, { alert_type, timestamp: new Date(time) }),
);

beforeEach(() => {
  vi.spyOn(notifications, 'countNotifications').mockResolvedValue(3);
  vi.spyOn(notifications, 'fetchNotifications').mockResolvedValue(newest);
  vi.spyOn(pushChoice, 'fetchPushChoice').mockResolvedValue(buildPushChoice({ hidden: ['hats'] }));
});

const count = (isOwn: boolean) => countShown(new QueryClient(), { profileId: 'june', lastSeen: 1, isOwn });

test('[PUSH-03] the unread count leaves out kinds that the list does not show', async () => {
  expect(await count(true)).toBe(2);
});

test('[PUSH-03] whoever acts for an account sees all of it, and nobody without a choice reads the list', async () => {
  expect(await count(false)).toBe(3);
  expect(pushChoice.fetchPushChoice).not.toHaveBeenCalled();
  vi.mocked(pushChoice.fetchPushChoice).mockResolvedValue(buildPushChoice({ hidden: [] }));
  expect(await count(true)).toBe(3);
  expect(notifications.fetchNotifications).not.toHaveBeenCalled();
});
