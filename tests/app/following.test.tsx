import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs from 'dayjs';
import { expect, test } from 'vitest';
import { findAccessibilityViolations } from '#tests/support/accessibility.ts';
import { expectCards, findQuestion } from '#tests/support/cards.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor, buildFan } from '#tests/support/factories/build-user.ts';
import { storeLastSeen } from '#src/data/device/last-seen.ts';
import { getRodeoId } from '#src/domain/rodeo.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { follow, reload, renderApp, storeDocuments } from '#tests/support/render-app.tsx';
import { failRequests } from '#tests/support/requests.ts';
import { scrollToEnd } from '#tests/support/scroll.ts';
import { findMenu, goTo } from '#tests/support/menu.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import {
  at,
  click,
  expectNoText,
  expectPath,
  expectRole,
  expectText,
  fill,
  findEnabled,
  expectAlert,
} from '#tests/support/user-actions.ts';

/** A contractor with a bull, and a contestant, with a ride each. */
async function createHerd() {
  const suffix = crypto.randomUUID().slice(0, 4);
  const contractor = buildContractor({ name: `Gap ${suffix.replaceAll(/\d/g, 'x')}` });
  const rider = buildContestant();
  const other = buildContestant();
  const bull = buildBull(contractor, { name: 'Windigo' });
  const createdAt = (day: number) => new Date(Date.UTC(2026, 1, day));
  const rides = {
    ofStock: buildVideo(other, { title: `Stock ${suffix}`, animal: bull, created: createdAt(1) }),
    ofRider: buildVideo(rider, { title: `Rider ${suffix}`, contestants: [], created: createdAt(2) }),
    tagged: buildVideo(contractor, {
      title: `Tagged ${suffix}`,
      contestants: [rider],
      created: createdAt(3),
    }),
  };
  const [contractorUser] = await Promise.all([
    createTestUser(contractor),
    createTestUser(rider),
    createTestUser(other),
    storeDocuments({
      [`animals/${bull.id}`]: bull,
      ...Object.fromEntries(Object.values(rides).map((ride) => [`videos/${ride.id}`, ride])),
    }),
  ]);
  return { contractor, contractorUser, rider, bull, rides };
}

const fetchFollows = async (userId: string) =>
  (await getAdminFirestore().doc(`follows/${userId}`).get()).data();

const expectFollows = (userId: string, follows: object) =>
  waitFor(async () => expect(await fetchFollows(userId)).toEqual(follows));

const expectPressed = async (name: string, isPressed: boolean) => {
  const button = await expectRole('button', name);
  expect(button.getAttribute('aria-pressed')).toBe(String(isPressed));
};

test('riders and animals are followed on their pages, with the keyboard too', async () => {
  const { rider, bull } = await createHerd();
  const name = `${rider.first_name} ${rider.last_name}`;
  const member = await createTestUser();
  await renderApp(`/my-rodeo/${rider.id}`, { as: member });
  await click('button', `Follow ${name}`);
  await expectPressed(`Following ${name}`, true);
  await waitFor(async () => expect(await fetchFollows(member.id)).toMatchObject({ user_ids: [rider.id] }));
  follow(`/animals/${bull.id}`);
  (await findEnabled('button', 'Follow Windigo')).focus();
  await userEvent.keyboard('{Enter}');
  await expectPressed('Following Windigo', true);
  await expectFollows(member.id, { user_ids: [rider.id], animal_ids: [bull.id] });
});

test('the feed’s filter shows the rides of what one follows, until that is ended', async () => {
  const { rider, bull, rides } = await createHerd();
  const name = `${rider.first_name} ${rider.last_name}`;
  const member = await createTestUser();
  await renderApp('/feed', { as: member });
  await click('radio', 'Following');
  await expectText("You're not following anyone yet");
  expect(await findAccessibilityViolations()).toEqual([]);
  await storeDocuments({ [`follows/${member.id}`]: { user_ids: [rider.id], animal_ids: [bull.id] } });
  await reload();
  expect(at()).toContain('event=following');
  await expectCards([rides.tagged.title, rides.ofRider.title, rides.ofStock.title]);
  await click('link', 'See who you follow');
  await click('button', `Following ${name}`);
  await expectPressed(`Follow ${name}`, false);
  await goTo('Feed');
  await click('radio', 'Following');
  await expectCards([rides.ofStock.title]);
});

test('[NOTE-05] chip and menu say how many rides are new since the last visit, and the list since when', async () => {
  const { rider, rides } = await createHerd();
  const member = await createTestUser();
  const ofToday = buildVideo(rider, { title: `New ${rides.ofRider.title}`, created: new Date() });
  const yesterday = Date.now() - 86_400_000;
  await storeLastSeen(`following/${member.id}`, yesterday);
  await renderApp('/feed', {
    as: member,
    data: {
      [`follows/${member.id}`]: { user_ids: [rider.id] },
      [`videos/${ofToday.id}`]: ofToday,
    },
  });
  const menu = await findMenu('Main');
  await expectRole('radio', 'Following 1');
  await expectRole('link', 'Feed Following 1', menu);
  await click('radio', 'Following 1');
  await expectRole('heading', `New since ${dayjs(yesterday).format('dddd')}`);
  await expectCards([ofToday.title, rides.tagged.title, rides.ofRider.title]);
  await expectRole('radio', 'Following');
  await expectRole('link', 'Feed', menu);
});

test('[FOL-01] a rodeo and an event are followed where their rides are, and listed', async () => {
  const { rider, rides } = await createHerd();
  const town = crypto.randomUUID().slice(0, 4).replaceAll(/\d/g, 'x');
  const located = { location: `${town}, WY`, contestants: [], created: new Date(Date.UTC(2026, 1, 9)) };
  const ofRodeo = buildVideo(rider, { ...located, title: 'Cody Nite Rodeo' });
  // The newest of all barrel runs: there are others.
  const ofEvent = buildVideo(rider, {
    ...{ title: `Run ${town}`, event_type: 5, contestants: [], created: new Date() },
  });
  const member = await createTestUser();
  const rodeoId = getRodeoId(ofRodeo);
  await renderApp(`/rodeos/${rodeoId}`, {
    as: member,
    data: { [`videos/${ofRodeo.id}`]: ofRodeo, [`videos/${ofEvent.id}`]: ofEvent },
  });
  await click('button', 'Follow Cody Nite Rodeo 2026');
  await expectPressed('Following Cody Nite Rodeo 2026', true);
  await expectFollows(member.id, { rodeo_ids: [rodeoId] });
  follow('/feed?event=following');
  await expectCards([ofRodeo.title]);

  await click('radio', 'Barrel Racing');
  await expectRole('heading', 'Barrel Racing');
  await click('button', 'Follow Barrel Racing');
  await expectFollows(member.id, { rodeo_ids: [rodeoId], event_ids: ['5'] });
  await click('radio', 'Following');
  await expectRole('heading', ofEvent.title);
  await expectNoText(rides.ofRider.title);

  await click('link', 'See who you follow');
  await expectRole('heading', 'Rodeos');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    ...['Rodeos', 'Events'],
  ]);
  await click('button', 'Following Barrel Racing');
  await expectFollows(member.id, { rodeo_ids: [rodeoId], event_ids: [] });
  await click('link', /^Cody Nite Rodeo 2026/);
  await expectPath(`/rodeos/${rodeoId}`);
});

test('following a contractor shows the rides of their stock', async () => {
  const { contractor, rides } = await createHerd();
  const member = await createTestUser();
  await renderApp('/feed?event=following', {
    as: member,
    data: { [`follows/${member.id}`]: { user_ids: [contractor.id] } },
  });
  await expectCards([rides.tagged.title, rides.ofStock.title]);
});

test('the feed of many follows loads on without repeating a ride', async () => {
  const rider = buildContestant();
  const partner = buildContestant();
  const rides = Array.from({ length: 11 }, (_, index) =>
    buildVideo(rider, {
      title: `Many ${index} ${rider.id.slice(0, 4)}`,
      contestants: [partner],
      created: new Date(Date.UTC(2026, 0, 1, 0, index)),
    }),
  );
  const [member] = await Promise.all([createTestUser(), createTestUser(rider), createTestUser(partner)]);
  const missing = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());
  await renderApp('/feed?event=following', {
    as: member,
    data: {
      ...Object.fromEntries(rides.map((ride) => [`videos/${ride.id}`, ride])),
      [`follows/${member.id}`]: {
        user_ids: [rider.id, ...missing(30), partner.id],
        animal_ids: missing(40),
      },
    },
  });
  await waitFor(() => {
    scrollToEnd();
    expect(screen.getAllByRole('article').length).toBeGreaterThanOrEqual(11);
  });
  await expectCards(rides.map(({ title }) => title).toReversed());
});

test('a follow that fails, or its end, is taken back and says so', async () => {
  const { bull } = await createHerd();
  const member = await createTestUser();
  await renderApp(`/animals/${bull.id}`, { as: member });
  const button = await findEnabled('button', 'Follow Windigo');
  const failure = failRequests(/documents:commit/);
  await userEvent.click(button);
  await expectAlert('error', /^We couldn't follow Windigo\./);
  await expectPressed('Follow Windigo', false);

  failure.stop();
  await click('button', 'Follow Windigo');
  await waitFor(async () => expect(await fetchFollows(member.id)).toMatchObject({ animal_ids: [bull.id] }));
  failRequests(/documents:commit/);
  await click('button', 'Following Windigo');
  await expectAlert('error', /^We couldn't unfollow Windigo\./);
  await expectPressed('Following Windigo', true);
});

test('people and animals that are gone can be unfollowed', async () => {
  const member = await createTestUser();
  await renderApp('/my-rodeo', {
    as: member,
    data: {
      [`follows/${member.id}`]: { user_ids: [crypto.randomUUID()], animal_ids: [crypto.randomUUID()] },
    },
  });
  await click('link', 'See who you follow');
  await expectPath('/following');
  await expectRole('heading', 'Following');
  for (const kind of ['Account', 'Animal']) await click('button', `Following ${kind} no longer available`);
  await expectNoText('no longer available');
  await expectFollows(member.id, { user_ids: [], animal_ids: [] });
  await click('button', 'Back');
  await expectPath('/my-rodeo');
  follow('/following');
  await reload();
  await expectText("You're not following anyone yet");
});

test('[LIST-03] of many whom one follows fifty are shown', async () => {
  const member = await createTestUser();
  const user_ids = Array.from({ length: 53 }, () => crypto.randomUUID());
  await renderApp('/following', { as: member, data: { [`follows/${member.id}`]: { user_ids } } });
  const people = within(await expectRole('region', 'Riders and contractors'));
  expect(people.getAllByRole('listitem')).toHaveLength(50);
});

test.each(['people', 'animals'])('whom one follows is listed where it is %s alone', async (kind) => {
  const { rider, bull } = await createHerd();
  const member = await createTestUser();
  const follows = kind === 'people' ? { user_ids: [rider.id] } : { animal_ids: [bull.id] };
  await renderApp('/following', { as: member, data: { [`follows/${member.id}`]: follows } });
  await findEnabled(
    'button',
    kind === 'people' ? `Following ${rider.first_name} ${rider.last_name}` : 'Following Windigo',
  );
  expect(screen.getAllByRole('button', { name: /^Following / })).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});

test('there is nothing to follow at fans, oneself and one’s own animals', async () => {
  const { contractorUser, bull } = await createHerd();
  const fan = await createTestUser(buildFan({ first_name: 'Mara' }));
  await renderApp(`/my-rodeo/${fan.id}`, { as: contractorUser });
  for (const [path, heading] of [
    [`/my-rodeo/${fan.id}`, fan.name],
    ['/my-rodeo', contractorUser.name],
    [`/animals/${bull.id}`, 'Windigo'],
  ] as const) {
    follow(path);
    await expectRole('heading', heading);
    expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull();
  }
});

test('visitors who follow an animal log in, come back to it and follow it', async () => {
  const { bull } = await createHerd();
  const member = await createTestUser();
  await renderApp(`/animals/${bull.id}`);
  await click('button', 'Follow Windigo');
  await expectText(/Sign up or log in to see new rides here first/, await findQuestion());
  await click('button', 'Log in', await findQuestion());
  await expectPath('/login');
  await fill('Email', member.email);
  await fill('Password', member.password);
  await click('button', 'Log in');
  await expectPath(`/animals/${bull.id}`);
  await expectRole('button', 'Following Windigo');
});

test('[FOL-01] visitors who follow an event log in, come back to its rides and follow it', async () => {
  const member = await createTestUser();
  await renderApp('/watch?event=3');
  await click('button', /^Follow Saddle Bronc/);
  await click('button', 'Log in', await findQuestion());
  await fill('Email', member.email);
  await fill('Password', member.password);
  await click('button', 'Log in');
  await expectPath('/watch?event=3');
  await expectRole('button', /^Following Saddle Bronc/);
  await expectFollows(member.id, { event_ids: ['3'] });
});
