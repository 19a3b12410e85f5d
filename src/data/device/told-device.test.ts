import { beforeEach, expect, test, vi } from 'vitest';
import { pushConfig } from '#src/config/push-config.ts';
import * as timeZone from '#src/lib/time-zone.ts';
import * as pushDevice from './push-device.ts';
import { findOutdatedEndpoint, forgetTold, rememberTold } from './told-device.ts';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.spyOn(pushDevice, 'canBeTold').mockReturnValue(true);
  vi.spyOn(pushDevice, 'findEndpoint').mockResolvedValue('a');
  vi.spyOn(timeZone, 'getTimeZone').mockReturnValue('America/Denver');
  pushConfig.key = 'old';
});

test('[PUSH-11] a device that is told as before needs nothing', async () => {
  rememberTold('a');
  expect(await findOutdatedEndpoint()).toBe('');
});

test.each<[string, () => unknown]>([
  ['has another endpoint', () => vi.mocked(pushDevice.findEndpoint).mockResolvedValue('b')],
  ['has none any more', () => vi.mocked(pushDevice.findEndpoint).mockResolvedValue('')],
  ['knows another key of the site', () => (pushConfig.key = 'new')],
  ['is in another zone', () => vi.mocked(timeZone.getTimeZone).mockReturnValue('Europe/Madrid')],
])('[PUSH-06, PUSH-11] a device that was told and %s is out of date', async (_case, change) => {
  rememberTold('a');
  change();
  expect(await findOutdatedEndpoint()).toBe('a');
});

test.each<[string, () => unknown]>([
  ['was never told', forgetTold],
  ['does not allow messages any more', () => vi.stubGlobal('Notification', { permission: 'default' })],
  ['has no messages', () => vi.mocked(pushDevice.canBeTold).mockReturnValue(false)],
])('[PUSH-11] nothing is renewed of a device that %s', async (_case, change) => {
  rememberTold('a');
  vi.mocked(pushDevice.findEndpoint).mockResolvedValue('');
  change();
  expect(await findOutdatedEndpoint()).toBe('');
});
