import { beforeEach, expect, test, vi } from 'vitest';
import { readStored } from '#src/data/device/local-storage.ts';
import * as pushDevice from '#src/data/device/push-device.ts';
import { rememberTold } from '#src/data/device/told-device.ts';
import * as pushChoice from '#src/data/firestore-lite/push-choice.ts';
import type { PushChoice } from '#src/domain/push.ts';
import { buildPushChoice, buildPushDevice } from '#tests/support/factories/build-push-choice.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import { renewMessages } from './renew-messages.ts';
import { useSessionStore } from './session-store.ts';

const [first, ended, last] = ['c', 'a', 'b'].map((endpoint) => buildPushDevice({ endpoint }));
const renewed = buildPushDevice({ endpoint: 'new' });
let stored: PushChoice;

beforeEach(() => {
  stored = buildPushChoice({ devices: [first!, ended!, last!] });
  useSessionStore.setState(sessionStates.signedIn, true);
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.spyOn(pushDevice, 'canBeTold').mockReturnValue(true);
  vi.spyOn(pushDevice, 'subscribeDevice').mockReset().mockResolvedValue(renewed);
  vi.spyOn(pushChoice, 'fetchPushChoice').mockImplementation(() => Promise.resolve(stored));
  vi.spyOn(pushChoice, 'changePushChoice').mockImplementation((_userId, change) => {
    stored = change(stored);
    return Promise.resolve(stored);
  });
});

test('[PUSH-11] a device that was told is told at its new endpoint', async () => {
  await renewMessages('a');
  expect(stored.devices).toEqual([first, last, renewed]);
  expect(readStored('rodeo-reel.messages-told')).toMatchObject({ endpoint: 'new' });
});

test('[PUSH-11] a device that the member has removed is not looked for again', async () => {
  rememberTold('other');
  await renewMessages('other');
  expect(readStored('rodeo-reel.messages-told')).toBeUndefined();
});

test.each<[string, string, () => unknown]>([
  ['that was removed meanwhile', 'other', () => undefined],
  ['that no longer allows it', 'a', () => vi.stubGlobal('Notification', { permission: 'default' })],
  [
    'where nobody is signed in',
    'a',
    () => useSessionStore.setState({ status: 'signed-out', reason: 'visitor' }, true),
  ],
])('[PUSH-11] a device %s is neither asked nor told', async (_case, endpoint, change) => {
  change();
  await renewMessages(endpoint);
  expect(stored.devices).toEqual([first, ended, last]);
  expect(pushDevice.subscribeDevice).not.toHaveBeenCalled();
});
