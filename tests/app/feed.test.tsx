import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { reload, renderApp } from '#tests/support/render-app.tsx';
import { interceptRequests, recordRequests } from '#tests/support/requests.ts';
import { scrollToEnd } from '#tests/support/scroll.ts';
import { at, click, expectRole, findEnabled } from '#tests/support/user-actions.ts';

const expectCards = (count: number) =>
  waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count));

async function expectOnEveryCard(text: string) {
  const list = await screen.findByRole('feed');
  for (const card of within(list).getAllByRole('article')) expect(card.textContent).toContain(text);
}

async function refresh() {
  await click('button', 'Refresh the feed');
  // happy-dom does not play the button's animation.
  fireEvent.animationEnd(screen.getByRole('button', { name: 'Refresh the feed' }).querySelector('svg')!);
  await findEnabled('button', 'Refresh the feed');
}

describe('feed', () => {
  test('[FEED-01, FEED-03] shows six rides and loads four more at the bottom', async () => {
    await renderApp('/feed', { as: 'fan' });
    for (const count of [6, 10, 14]) {
      await expectCards(count);
      scrollToEnd();
    }
  });

  test('[FEED-01] filters by event and keeps the filter in the URL', async () => {
    await renderApp('/feed', { as: 'fan' });
    await click('radio', 'Barrel Racing');
    expect(at()).toBe('/feed?event=5');
    await expectOnEveryCard('Barrel Racing');
    await reload();
    await expectOnEveryCard('Barrel Racing');
  });

  test('[FEED-07] shows the posters of rides, and once one is missing the thumbnail, here and elsewhere', async () => {
    await renderApp('/feed', { as: 'fan' });
    await expectCards(6);
    // Rides that other tests have published have none.
    const getPictures = () =>
      [...document.querySelectorAll<HTMLImageElement>('article img')].filter(({ src }) =>
        src.includes('/o/videos%2F'),
      );
    const getFile = ({ src }: HTMLImageElement) =>
      decodeURIComponent(new URL(src).pathname).split('/').at(-1);
    const [first, ...others] = getPictures().map(getFile);
    expect(new Set([first, ...others])).toEqual(new Set(['poster.jpg']));
    const [, id] = /videos%2F([\w-]+)%2F/.exec(getPictures()[0]!.src)!;
    fireEvent.error(getPictures()[0]!);
    await click('link', 'Top Rides');
    await click('link', 'Feed');
    await expectCards(6);
    expect(getPictures().map(getFile)).toEqual([`${id}.png`, ...others]);
  });

  test('[FEED-02] Top Rides shows rides of the week', async () => {
    await renderApp('/feed', { as: 'fan' });
    await click('link', 'Top Rides');
    await expectRole('heading', 'Top Rides');
    await expectOnEveryCard('Ride of the week');
  });

  test('[FEED-04] the refresh button reloads the list', async () => {
    await renderApp('/feed', { as: 'fan' });
    await expectCards(6);
    scrollToEnd();
    await expectCards(10);
    const { requests } = recordRequests(/:runQuery/);
    await refresh();
    await expectCards(6);
    expect(requests).not.toEqual([]);
  });

  test('[FEED-06, LIST-01] reports a failed load and retries it', async () => {
    await renderApp('/feed', { as: 'fan' });
    await expectCards(6);
    const failing = interceptRequests(/:runQuery/, () => new Response('', { status: 503 }));
    await refresh();
    await expectRole('heading', "We couldn't load the videos", within(await screen.findByRole('alert')));
    failing.stop();
    await click('button', 'Try again');
    await expectCards(6);
  });
});
