import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { publishRides } from '#tests/support/publish-rides.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { expect, test } from './support/e2e-test.ts';
import { waitForWorker } from './support/offline.ts';

test.use({ serviceWorkers: 'allow' });

/** What a worker has, as far as the tests use it. */
interface WorkerScope extends EventTarget {
  registration: { showNotification: (title: string, options: NotificationOptions) => Promise<void> };
  clients: { openWindow: (url: string) => Promise<null> };
  shown: { title: string; options: NotificationOptions }[];
  opened: string[];
}

/** A browser without a screen shows no notifications, and opens windows only after a real tap: both are recorded. */
const record = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.shown = [];
    scope.opened = [];
    scope.registration.showNotification = (title, options) =>
      Promise.resolve(void scope.shown.push({ title, options }));
    scope.clients.openWindow = (url) => {
      scope.opened.push(url);
      return Promise.resolve(null);
    };
  });

async function findRegistration(session: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(({ scopeURL }) => new URL(scopeURL).pathname === '/');
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return found;
}

/** Delivers a message as a push service does. @returns what is shown then */
async function deliver(page: Page, worker: Worker, data: string) {
  await record(worker);
  const session = await page.context().newCDPSession(page);
  const registrationId = await findRegistration(session);
  const origin = new URL(page.url()).origin;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await session.detach();
  const read = () => worker.evaluate(() => (globalThis as unknown as WorkerScope).shown);
  await expect.poll(async () => (await read()).length).toBe(1);
  return (await read()).map(({ title, options }) => [title, options.body, options.tag]);
}

/** Taps what was shown last. */
const tap = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    const data: unknown = scope.shown.at(-1)?.options.data;
    const notification = { data, close: () => undefined };
    scope.dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }));
  });

const readOpened = (worker: Worker) => worker.evaluate(() => (globalThis as unknown as WorkerScope).opened);

const getWorker = (context: BrowserContext) => {
  const worker = context.serviceWorkers().find((each) => each.url().endsWith('/service-worker.js'));
  if (!worker) throw new Error('There is no worker.');
  return worker;
};

test('[PUSH-09] a message is shown, and a tap opens the ride in the open page, in a new one, and signed out', async ({
  logInAs,
  page,
  context,
  browser,
}) => {
  const rider = buildContestant();
  const ride = buildVideo(rider, { title: 'Caldwell Night Rodeo', contestants: [rider] });
  const [user] = await Promise.all([createTestUser(rider), publishRides(ride)]);
  await logInAs(user);
  await page.goto('/feed');
  await waitForWorker(page);
  const worker = getWorker(context);
  const path = `/video/${ride.id}`;
  const message = JSON.stringify({ title: 'Zeb Lane · 84', body: 'Caldwell Night Rodeo', tag: 'one', path });
  expect(await deliver(page, worker, message)).toEqual([['Zeb Lane · 84', 'Caldwell Night Rodeo', 'one']]);

  await tap(worker);
  await expect(page).toHaveURL(path);
  await expect(page.getByText('Caldwell Night Rodeo').first()).toBeVisible();

  expect(await deliver(page, worker, '{damaged')).toEqual([['There is something new for you.', '', '']]);

  await deliver(page, worker, message);
  await page.goto('about:blank');
  await tap(worker);
  await expect.poll(() => readOpened(worker)).toEqual([expect.stringMatching(new RegExp(`${path}$`))]);

  const [opened = ''] = await readOpened(worker);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(opened);
  await expect(visitor.getByText('Caldwell Night Rodeo').first()).toBeVisible();
  await visitor.context().close();
});
