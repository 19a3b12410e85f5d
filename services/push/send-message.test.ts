import webPush from 'web-push';
import { expect, test, vi } from 'vitest';
import { buildPushDevice } from '#tests/support/factories/build-push-choice.ts';
import { sendMessage, type Outcome } from './send-message.ts';

const keys = { ...webPush.generateVAPIDKeys(), subject: 'mailto:rodeo@example.com' };
const device = buildPushDevice({ p256dh: webPush.generateVAPIDKeys().publicKey });
const message = { text: '{}', topic: 'topic' };

test.each<[number, Outcome]>([
  [200, 'sent'],
  [201, 'sent'],
  [400, 'refused'],
  [403, 'refused'],
  [404, 'gone'],
  [410, 'gone'],
  [413, 'refused'],
  [429, { later: 0 }],
  [499, 'refused'],
  [500, { later: 0 }],
  [503, { later: 0 }],
])('[PUSH-05] after the answer %d a message is %j', async (status, outcome) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const transport = () => Promise.resolve(new Response(null, { status }));
  expect(await sendMessage({ keys, transport }, device, message)).toEqual(outcome);
});

test('a push service keeps a message for half a day', async () => {
  const transport = vi.fn<typeof fetch>().mockResolvedValue(new Response());
  await sendMessage({ keys, transport }, device, message);
  expect(transport.mock.lastCall?.[1]?.headers).toMatchObject({ TTL: 12 * 60 * 60, Topic: 'topic' });
});
