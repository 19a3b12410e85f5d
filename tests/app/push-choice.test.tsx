import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { pushConfig } from '#src/config/push-config.ts';
import { buildPushChoice, buildPushDevice } from '#tests/support/factories/build-push-choice.ts';
import { buildFan } from '#tests/support/factories/build-user.ts';
import { failRequests } from '#tests/support/requests.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { createTestUser, getAdminFirestore, type TestUser } from '#tests/support/test-users.ts';
import { click, expectNoText, expectRole, expectText } from '#tests/support/user-actions.ts';

const readChoice = async ({ id }: TestUser) => (await getAdminFirestore().doc(`push/${id}`).get()).data();
const openSection = async (user: TestUser, stored?: object) => {
  const data = stored && { [`push/${user.id}`]: stored };
  await renderApp('/profile/account', { as: user, ...(data && { data }) });
  return within(await expectRole('region', 'Notifications'));
};
const deviceSwitch = { name: /^Tell me on this device/ };
const findSwitch = async (section: ReturnType<typeof within>) =>
  (await section.findByRole('switch', deviceSwitch)) as HTMLElement;
const expectStored = (user: TestUser, choice: object) =>
  vi.waitFor(async () => expect(await readChoice(user)).toMatchObject(choice), 5000);

let subscription: (PushSubscriptionJSON & { endpoint: string }) | null;

/** A browser with a push service; nothing of it works in a test's window. */
function stubPushService(permission: NotificationPermission) {
  pushConfig.key = 'key';
  subscription = null;
  const { endpoint, p256dh, auth } = buildPushDevice({
    endpoint: 'https://fcm.googleapis.com/fcm/send/this',
  });
  const withMethods = () =>
    subscription && {
      ...subscription,
      toJSON: () => subscription,
      unsubscribe: () => Promise.resolve(void (subscription = null)),
    };
  const registration = {
    pushManager: {
      getSubscription: () => Promise.resolve(withMethods()),
      subscribe: () => {
        subscription = { endpoint, keys: { p256dh, auth } };
        return Promise.resolve(withMethods());
      },
    },
  };
  const requestPermission = vi.fn<() => Promise<string>>().mockResolvedValue('granted');
  vi.stubGlobal('PushManager', vi.fn<() => void>());
  vi.stubGlobal('Notification', { permission, requestPermission });
  vi.stubGlobal('navigator', {
    ...{ onLine: true, userAgent: navigator.userAgent, language: 'en-US', languages: ['en-US'] },
    locks: navigator.locks,
    serviceWorker: {
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
      getRegistrations: () => Promise.resolve([]),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    },
  });
  return requestPermission;
}

afterEach(() => {
  delete pushConfig.key;
  vi.unstubAllGlobals();
});

test('[PUSH-03] a kind is switched off for the list, and for devices where messages are set up', async () => {
  const user = await createTestUser(buildFan());
  const section = await openSection(user);
  const list = within(await section.findByRole('group', { name: 'In your list' }));
  await userEvent.click(list.getByRole('switch', { name: 'Tips of the hat' }));
  await expectStored(user, { hidden: ['hats'], muted: [], devices: [] });
  await userEvent.click(list.getByRole('switch', { name: 'Tips of the hat' }));
  await expectStored(user, { hidden: [] });
  await expectNoText(/device|iPhone/i, section);
});

test('[PUSH-03] kinds that are switched off one right after the other are all stored', async () => {
  const user = await createTestUser(buildFan());
  const section = await openSection(user);
  const list = within(await section.findByRole('group', { name: 'In your list' }));
  act(() => list.getAllByRole('switch').forEach((each) => each.click()));
  await expectStored(user, { hidden: ['tags', 'hats', 'access', 'moderation'] });
});

describe('[PUSH-10] in a browser with a push service', () => {
  test('a switch tells this device, after the browser has asked, with kinds, quiet hours and an end', async () => {
    const requestPermission = stubPushService('default');
    const user = await createTestUser(buildFan());
    const section = await openSection(user);
    const device = await findSwitch(section);
    await vi.waitFor(() => expect(device).toMatchObject({ disabled: false, checked: false }));
    expect(section.queryByRole('group', { name: 'On your devices' })).toBeNull();
    await userEvent.click(device);
    expect(requestPermission).toHaveBeenCalledOnce();
    await expectStored(user, { devices: [{ endpoint: 'https://fcm.googleapis.com/fcm/send/this' }] });
    await section.findByRole('button', { name: 'Remove This device' });
    expect(localStorage.getItem('rodeo-reel.messages-told')).toContain('/send/this');

    const kinds = within(section.getByRole('group', { name: 'On your devices' }));
    await userEvent.click(kinds.getByRole('switch', { name: 'New rides of those you follow' }));
    await userEvent.selectOptions(section.getByRole('combobox', { name: 'From' }), '9:00 PM');
    await userEvent.selectOptions(section.getByRole('combobox', { name: 'Until' }), '6:00 AM');
    await expectStored(user, { muted: ['followed'], hidden: [], quiet_from: 21, quiet_until: 6 });

    await click('button', 'Remove This device', section);
    await expectStored(user, { devices: [], quiet_from: 21 });
    expect(subscription).toBeNull();
    expect(localStorage.getItem('rodeo-reel.messages-told')).toBeNull();
    await vi.waitFor(() => expect(device).toMatchObject({ disabled: false, checked: false }));
  });

  test('[A11Y-03] another device is removed without this one, and the focus goes to the next', async () => {
    stubPushService('granted');
    const user = await createTestUser(buildFan());
    const hosts = ['web.push.apple.com', 'updates.push.services.mozilla.com', 'wns2.notify.windows.com'];
    const devices = [...hosts, 'fcm.googleapis.com'].map((host) =>
      buildPushDevice({ endpoint: `https://${host}/other` }),
    );
    const section = await openSection(user, buildPushChoice({ devices }));
    const items = within(await section.findByRole('list', { name: 'Your devices' }));
    const [, second, ...others] = items.getAllByRole('listitem');
    await expectText(/^Firefox, since/, within(second!));
    expect(others.map(({ textContent }) => textContent.split(',')[0])).toEqual(['Edge', 'Chrome']);
    await click('button', /^Remove Firefox/, within(second!));
    await vi.waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Remove Edge/));
    await vi.waitFor(async () => {
      const stored = (await readChoice(user)) as { devices: { endpoint: string }[] };
      expect(stored.devices.map(({ endpoint }) => new URL(endpoint).host)).toEqual([
        ...['web.push.apple.com', 'wns2.notify.windows.com', 'fcm.googleapis.com'],
      ]);
    }, 5000);
    expect(await findSwitch(section)).toMatchObject({ checked: false });
  });

  test('a device goes though the browser has forgotten it, and stays while that cannot be stored', async () => {
    stubPushService('default');
    const user = await createTestUser(buildFan());
    const section = await openSection(user);
    const device = await findSwitch(section);
    await vi.waitFor(() => expect(device).toMatchObject({ disabled: false }));
    await userEvent.click(device);
    await section.findByRole('button', { name: 'Remove This device' });
    expect(localStorage.getItem('rodeo-reel.messages-told')).toContain('/send/this');

    const offline = failRequests(/documents:commit/);
    await userEvent.click(device);
    await expectText(/^We couldn't change that/);
    expect(device).toMatchObject({ disabled: false, checked: true });
    expect(subscription).not.toBeNull();
    offline.stop();

    subscription = null;
    await click('button', 'Remove This device', section);
    await expectStored(user, { devices: [] });
    await vi.waitFor(() => expect(device).toMatchObject({ disabled: false, checked: false }));
  });

  test('whoever closes the question of the browser is not told, and can be asked again', async () => {
    stubPushService('default').mockResolvedValue('default');
    const user = await createTestUser(buildFan());
    const device = await findSwitch(await openSection(user));
    await vi.waitFor(() => expect(device).toMatchObject({ disabled: false }));
    await userEvent.click(device);
    await vi.waitFor(() => expect(device).toMatchObject({ disabled: false, checked: false }));
    expect([subscription, await readChoice(user)]).toEqual([null, undefined]);
  });

  test('a browser that does not allow messages says so', async () => {
    stubPushService('denied');
    const section = await openSection(await createTestUser(buildFan()));
    expect(await findSwitch(section)).toMatchObject({ disabled: true, checked: false });
    await expectText(/^Your browser does not allow it/, section);
  });
});

test('[PUSH-10] an iPhone without the installed app says how to install it', async () => {
  pushConfig.key = 'key';
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
  const section = await openSection(await createTestUser(buildFan()));
  await expectText(/^On iPhones and iPads, add this site to the Home Screen first/, section);
  expect(screen.queryByRole('switch', deviceSwitch)).toBeNull();
  Reflect.deleteProperty(navigator, 'standalone');
});
