import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataError } from '#src/data/data-error.ts';
import * as pushDevice from '#src/data/device/push-device.ts';
import * as choices from '#src/data/firestore-lite/push-choice.ts';
import * as telling from '#src/data/tell-this-device.ts';
import { parsePushChoice, type PushChoice } from '#src/domain/push.ts';
import { useAlertsStore } from '#src/session/alerts-store.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { buildPushDevice } from '#tests/support/factories/build-push-choice.ts';
import { NotificationsSection } from './notifications-section.tsx';

const endpoint = 'https://fcm.googleapis.com/fcm/send/this';

beforeEach(() => {
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.spyOn(pushDevice, 'canBeTold').mockReturnValue(true);
  vi.spyOn(pushDevice, 'findEndpoint').mockResolvedValue(endpoint);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** @param endpoints of the devices that the member has told */
async function open(...endpoints: string[]) {
  const devices = endpoints.map((each) => buildPushDevice({ endpoint: each }));
  vi.spyOn(choices, 'fetchPushChoice').mockResolvedValue(parsePushChoice({ devices }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NotificationsSection userId="june" />
    </QueryClientProvider>,
  );
  const findSwitch = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);
  const device = await findSwitch(/^Tell me on this device/);
  await waitFor(() => expect(device.disabled).toBe(false));
  return { device, tags: (await screen.findAllByLabelText<HTMLInputElement>(/^Tags, and/))[0]! };
}

test('[PUSH-10] a browser that tells another member is not told for this one', async () => {
  const { device } = await open('https://fcm.googleapis.com/fcm/send/another');
  expect(device.checked).toBe(false);
  expect(screen.queryByText('This device')).toBeNull();
});

test('[PUSH-10] while the browser asks, the switch shows what was chosen and takes no other answer', async () => {
  const asking = createDeferred<undefined>();
  const tell = vi.spyOn(telling, 'tellThisDevice').mockReturnValue(asking.promise);
  const { device } = await open();
  fireEvent.click(device);
  await waitFor(() => expect([device.checked, device.disabled]).toEqual([true, true]));
  asking.resolve(undefined);
  await waitFor(() => expect([device.checked, device.disabled]).toEqual([false, false]));
  expect(tell).toHaveBeenCalledOnce();
});

test('[PUSH-03] a kind shows what was chosen while that is stored; what fails is said, and shown as it is stored', async () => {
  const storing = createDeferred<never>();
  const changeChoice = vi.spyOn(choices, 'changePushChoice').mockReturnValue(storing.promise);
  const { tags } = await open(endpoint);
  fireEvent.click(tags);
  await waitFor(() => expect(changeChoice).toHaveBeenCalledOnce());
  expect(tags.checked).toBe(false);
  storing.reject(new DataError('offline'));
  await waitFor(() => expect(tags.checked).toBe(true));
  expect(useAlertsStore.getState().alerts.at(-1)).toMatchObject({
    tone: 'error',
    message: expect.stringMatching(/^We couldn't change that\. /) as string,
  });
});

test('[PUSH-03] switches that are pressed one after the other stay as they were pressed, but for one that fails', async () => {
  vi.mocked(pushDevice.canBeTold).mockReturnValue(false);
  let stored = parsePushChoice(undefined);
  const answers: ((error?: Error) => Promise<void>)[] = [];
  vi.spyOn(choices, 'fetchPushChoice').mockImplementation(() => Promise.resolve(stored));
  vi.spyOn(choices, 'changePushChoice').mockImplementation(
    (_userId, change) =>
      new Promise<PushChoice>((resolve, reject) =>
        answers.push((error) =>
          act(async () => {
            if (error) return reject(error);
            stored = change(stored);
            resolve(stored);
          }),
        ),
      ),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NotificationsSection userId="jack" />
    </QueryClientProvider>,
  );
  const switches = await screen.findAllByRole<HTMLInputElement>('switch');
  const readOff = () => switches.flatMap(({ checked }, index) => (checked ? [] : [index]));
  for (const index of [0, 2, 1]) await act(async () => fireEvent.click(switches[index]!));
  expect(readOff()).toEqual([0, 1, 2]);
  await answers[0]?.();
  expect(readOff()).toEqual([0, 1, 2]);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  await answers[1]?.(new Error('No connection'));
  expect(readOff()).toEqual([0, 1]);
  expect(
    useAlertsStore
      .getState()
      .alerts.map(({ message }) => message)
      .join(' '),
  ).toContain('No connection');
  await vi.waitFor(() => expect(answers).toHaveLength(3));
  await answers[2]?.();
  expect(readOff()).toEqual([0, 1]);
});
