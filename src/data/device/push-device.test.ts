import { expect, test, vi } from 'vitest';
import { subscribeDevice } from './push-device.ts';

test('[PUSH-11] a browser that is subscribed with an old key of the site ends that first', async () => {
  const ended = { unsubscribe: vi.fn<() => Promise<boolean>>() };
  const subscribed = { endpoint: 'new', toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }) };
  const subscribe = vi.fn<() => Promise<unknown>>(() =>
    ended.unsubscribe.mock.calls.length > 0
      ? Promise.resolve(subscribed)
      : Promise.reject(new DOMException('Another key', 'InvalidStateError')),
  );
  const pushManager = { subscribe, getSubscription: () => Promise.resolve(ended) };
  vi.stubGlobal('Notification', { requestPermission: () => Promise.resolve('granted') });
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ pushManager }) } });
  expect(await subscribeDevice()).toMatchObject({ endpoint: 'new', p256dh: 'p', auth: 'a' });
});
