import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildBull, buildSteer } from '#tests/support/factories/build-animal.ts';
import { buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { interceptRequests } from '#tests/support/requests.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { click, expectNoRole, expectRole, expectText } from '#tests/support/user-actions.ts';

/** A contractor with three animals, two of which have rides. */
function buildHerd() {
  const owner = buildContractor({ name: 'Cedar Gap' });
  const bull = buildBull(owner, { name: 'Dust Devil', brand: 'J7' });
  const steer = buildSteer(owner, { name: '', brand: 'J201' });
  const yearling = buildBull(owner, { name: 'Yearling', brand: '' });
  const rides = [
    ...[88.5, 0, 81, null, 0, 79.25].map((score) => buildVideo(owner, { animal: bull, score })),
    buildVideo(owner, { animal: steer, event_type: 6, time: 4.3 }),
  ];
  const data = Object.fromEntries([
    ...[bull, steer, yearling].map((animal) => [`animals/${animal.id}`, animal]),
    ...rides.map((ride) => [`videos/${ride.id}`, ride]),
  ]) as Record<string, object>;
  return { owner, data };
}

const readItems = (paper: HTMLElement) =>
  within(paper)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
    .toSorted();

test('[HERD-01] lists the animals with the figures of their rides and codes of their pages, and has cards of them', async () => {
  const { owner, data } = buildHerd();
  await renderApp('/my-rodeo/herd-sheet', { as: await createTestUser(owner), data });
  const paper = await screen.findByRole('article', { name: 'Herd sheet' });
  expect(readItems(paper)).toEqual([
    'J201UnnamedSteerRuns1Best time4.30 s',
    'J7Dust DevilBullOuts6Qualified60% 3 of 5Best score88.5',
    'YearlingBullOuts0Qualified–Best score–',
  ]);
  expect(within(paper).getByRole('heading', { level: 2 }).textContent).toBe('Cedar Gap');
  await expectText(/^3 animals · Printed/, within(paper));
  const codes = within(paper).getAllByRole('img');
  expect(codes.map((code) => String(code.getAttribute('aria-label'))).toSorted()).toEqual([
    "QR code of Dust Devil's page",
    "QR code of Unnamed's page",
    "QR code of Yearling's page",
  ]);
  await expectText('From videos posted on Rodeo Reel, not an official record.', within(paper));

  await click('radio', 'Pen cards');
  const cards = readItems(screen.getByRole('article', { name: 'Pen cards' }));
  expect(cards).toHaveLength(3);
  expect(cards[1]).toBe('J7Dust DevilBullScan for ridesOuts6Qualified60% 3 of 5Best score88.5Cedar Gap');
});

test('prints once the pictures are there', async () => {
  const { owner, data } = buildHerd();
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  let finish = () => {};
  const decoding = new Promise<void>((resolve) => (finish = resolve));
  const decode = vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(decoding);
  await renderApp('/my-rodeo/herd-sheet', { as: await createTestUser(owner), data });
  await click('button', 'Print');
  expect(decode).toHaveBeenCalledTimes(3);
  expect(print).not.toHaveBeenCalled();
  finish();
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});

test('without animals there is nothing to print', async () => {
  await renderApp('/my-rodeo/herd-sheet', { as: await createTestUser(buildContractor()) });
  await expectRole('link', 'Add Animal');
  await expectNoRole('button', 'Print');
});

test.each(['animals', 'videos'])('a failure to load the %s is retried', async (collection) => {
  const { owner, data } = buildHerd();
  const refusal = interceptRequests(
    ({ url, body }) => url.includes('documents:runQuery') && body.includes(`"collectionId":"${collection}"`),
    () => new Response('{}', { status: 403 }),
  );
  await renderApp('/my-rodeo/herd-sheet', { as: await createTestUser(owner), data });
  await expectRole('button', 'Try again');
  refusal.stop();
  await click('button', 'Try again');
  await expectRole('article', 'Herd sheet');
});
