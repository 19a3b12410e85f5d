import type { PushChoice, PushDevice } from '#src/domain/push.ts';

/** A device of Chrome. */
export const buildPushDevice = (fields: Partial<PushDevice> = {}): PushDevice => ({
  endpoint: 'https://fcm.googleapis.com/fcm/send/dYw5:APA91b_x-1',
  p256dh: 'B'.padEnd(87, 'x'),
  auth: 'a'.repeat(22),
  added: new Date(Date.UTC(2026, 10, 29)),
  ...fields,
});

/** A stored choice with a device. */
export const buildPushChoice = (fields: Partial<PushChoice> = {}): PushChoice => ({
  ...{ devices: [buildPushDevice()], hidden: [], muted: ['hats'], language: 'en', zone: 'America/Denver' },
  ...{ quiet_from: 22, quiet_until: 7 },
  ...fields,
});
