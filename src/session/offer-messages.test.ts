import { beforeEach, expect, test, vi } from 'vitest';
import * as pushDevice from '#src/data/device/push-device.ts';
import * as pushChoice from '#src/data/firestore-lite/push-choice.ts';
import { parsePushChoice, type PushChoice } from '#src/domain/push.ts';
import { buildPushDevice } from '#tests/support/factories/build-push-choice.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import { useAlertsStore } from './alerts-store.ts';
import { offerMessages } from './offer-messages.ts';
import { useSessionStore } from './session-store.ts';

let stored: PushChoice;

beforeEach(() => {
  localStorage.clear();
  stored = parsePushChoice({});
  useAlertsStore.setState(useAlertsStore.getInitialState(), true);
  useSessionStore.setState(sessionStates.signedIn, true);
  vi.stubGlobal('Notification', { permission: 'default' });
  vi.spyOn(pushDevice, 'canBeTold').mockReturnValue(true);
  vi.spyOn(pushDevice, 'findEndpoint').mockResolvedValue('');
  vi.spyOn(pushDevice, 'subscribeDevice').mockResolvedValue(buildPushDevice());
  vi.spyOn(pushChoice, 'changePushChoice').mockImplementation((_userId, change) => {
    stored = change(stored);
    return Promise.resolve(stored);
  });
});

const readAlerts = () => useAlertsStore.getState().alerts.map(({ message }) => message);

test('[PUSH-10] a line offers messages once on a device, and the browser asks after the tap', async () => {
  await offerMessages('publish');
  expect(readAlerts()).toEqual(['Tell this device when others tag you or tip their hat?']);
  expect(pushDevice.subscribeDevice).not.toHaveBeenCalled();
  useAlertsStore.getState().alerts[0]?.action?.onClick();
  await vi.waitFor(() => expect(stored.devices).toEqual([buildPushDevice()]));
  useAlertsStore.setState(useAlertsStore.getInitialState(), true);
  await offerMessages('follow');
  expect(readAlerts()).toEqual([]);
});

test('[PUSH-10] a device that allows messages, but is not told, is offered them', async () => {
  vi.stubGlobal('Notification', { permission: 'granted' });
  await offerMessages('follow');
  expect(readAlerts()).toHaveLength(1);
});

test.each<[string, () => unknown]>([
  ['has no messages', () => vi.mocked(pushDevice.canBeTold).mockReturnValue(false)],
  ['does not allow them', () => vi.stubGlobal('Notification', { permission: 'denied' })],
  ['is told', () => vi.mocked(pushDevice.findEndpoint).mockResolvedValue('https://fcm.googleapis.com/x')],
  ['is signed out', () => useSessionStore.setState({ status: 'signed-out', reason: 'visitor' }, true)],
])('[PUSH-10] a device that %s is offered nothing', async (_case, change) => {
  change();
  await offerMessages('follow');
  expect(readAlerts()).toEqual([]);
});
