import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { breakService, recordQueries, respondWith } from '#tests/support/content-service.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { scrollToEnd } from '#tests/support/scroll.ts';
import { click, expectNoRole, expectRole, expectText } from '#tests/support/user-actions.ts';

const createStory = (changes: object) => ({
  story_id: 1,
  story_image: '/images/1.png',
  story_headline: 'A story',
  story_summary: 'What happened.',
  story_postdate: '11/20/2026 07:00 AM',
  story_path: '/news/2026/1',
  ...changes,
});

const expectStories = (count: number) =>
  waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count));

async function findStory(headline: string) {
  const heading = await screen.findByRole('heading', { name: headline });
  return within(heading.closest('article')!);
}

const getPicture = (story: Awaited<ReturnType<typeof findStory>>) =>
  story.getByRole<HTMLImageElement>('presentation', { hidden: true });

describe('news', () => {
  test('[NEWS-01] a story has a picture, headline, summary, date and link', async () => {
    await renderApp('/news', { as: 'fan' });
    await expectRole('heading', 'News');
    await expectStories(10);
    const first = within(screen.getAllByRole('article')[0]!);
    expect(first.getByRole('heading').textContent).not.toBe('');
    await expectText(/^([A-Z][a-z]+ \d\d, \d{4}|\d\d\/\d\d\/\d{4})$/, first);
    await expectText('The gate opened at a quarter past nine', first);
    expect(first.getByRole('link', { name: /^Read more/ })).toBeDefined();
    expect(getPicture(first).src).toMatch(/\/proxy\?url=http%3A%2F%2F[\w.%]+%2Fimages%2F1\.png$/);
  });

  test('[NEWS-02] loads pages of ten stories until the end', async () => {
    const getQueries = recordQueries('news');
    await renderApp('/news', { as: 'fan' });
    for (const count of [10, 20, 30, 34]) {
      await expectStories(count);
      scrollToEnd();
    }
    await expectNoRole('status', 'Loading news');
    expect(getQueries()).toEqual(
      ['1', '2', '3', '4'].map((index) => ({ index, page_size: '10', sport: '0', season: '0', search: '0' })),
    );
  });

  test('[NEWS-01] shows a placeholder for a missing or broken picture', async () => {
    respondWith('news', [
      createStory({ story_id: 1, story_headline: 'No picture', story_image: null }),
      createStory({ story_id: 2, story_headline: 'A lost picture' }),
    ]);
    await renderApp('/news', { as: 'fan' });
    expect(getPicture(await findStory('No picture')).src).toContain('arena-empty');
    const lost = getPicture(await findStory('A lost picture'));
    expect(lost.src).not.toContain('arena-empty');
    fireEvent.error(lost);
    expect(lost.src).toContain('arena-empty');
  });

  test('[NEWS-04] links stories only at the host of the association, in a new tab without an opener', async () => {
    const paths = [
      '/news/2026/5200',
      'https://other.example/',
      '//other.example/',
      'http://association.example/',
      'javascript:0',
    ];
    respondWith(
      'news',
      paths.map((story_path, index) =>
        createStory({ story_id: index, story_headline: `Story ${index}`, story_path }),
      ),
    );
    await renderApp('/news', { as: 'fan' });
    await expectStories(paths.length);
    const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: /^Read more/ });
    expect(links.map(({ href, target, rel }) => [href, target, rel])).toEqual([
      ['https://association.example/news/2026/5200', '_blank', 'noopener noreferrer'],
    ]);
  });

  test('[NEWS-02] shows an empty state', async () => {
    respondWith('news', []);
    await renderApp('/news', { as: 'fan' });
    await expectRole('heading', 'No news yet');
  });

  test('[NEWS-02] reports a failed load and retries it', async () => {
    const broken = breakService('news');
    await renderApp('/news', { as: 'fan' });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading').textContent).toBe("We couldn't load the news");
    broken.stop();
    await click('button', 'Try again');
    await expectStories(10);
  });

  test('[NEWS-02] reports a failed later page below the list and retries it', async () => {
    await renderApp('/news', { as: 'fan' });
    await expectStories(10);
    const broken = breakService('news');
    scrollToEnd();
    await expectText("We couldn't load the rest of the news.");
    await expectStories(10);
    expect(screen.queryByRole('alert')).toBeNull();
    broken.stop();
    await click('button', 'Try again');
    await expectStories(20);
    await expectNoRole('button', 'Try again');
  });
});
