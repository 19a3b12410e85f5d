import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Env } from '#src/config/env.ts';

const story = { story_id: 1, story_headline: 'A story', story_image: '/images/1.svg', story_path: '/news/1' };
const server = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ data: [story] })));

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', server);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Draws the page as an installation with these services has it. */
async function open(content: Env['content']) {
  vi.stubGlobal('APP_ENV', { content });
  const { default: NewsPage } = await import('./news-page.tsx');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NewsPage />
    </QueryClientProvider>,
  );
}

describe('the news of an installation', () => {
  test('[NEWS-02] without the news service the page says so, and asks nobody', async () => {
    await open({});
    expect(screen.getByText(/The news service is not set up here/)).toBeDefined();
    expect(server).not.toHaveBeenCalled();
  });

  test('[NEWS-01, NEWS-04] without proxy and association there are words instead of pictures and links', async () => {
    await open({ address: 'https://content.example' });
    expect(await screen.findByRole('heading', { name: 'A story' })).toBeDefined();
    expect(screen.getByText(/Pictures are not set up here/)).toBeDefined();
    expect(screen.getByText(/stories cannot be opened/)).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
    expect(document.querySelector('img')?.src).not.toContain('content.example');
  });

  test('[NEWS-01, NEWS-04] with all of them nothing is said, and both are there', async () => {
    await open({
      address: 'https://content.example',
      imageProxy: 'https://proxy.example/?url=',
      association: 'https://association.example',
    });
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Read more/ });
    expect(link.href).toBe('https://association.example/news/1');
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
    expect(document.querySelector('img')?.src).toBe(
      'https://proxy.example/?url=https%3A%2F%2Fcontent.example%2Fimages%2F1.svg',
    );
    expect(screen.queryByText(/not set up/)).toBeNull();
  });
});
