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

async function renderPage(content: Env['content']) {
  vi.stubGlobal('injectedEnv', { content });
  const { default: NewsPage } = await import('./news-page.tsx');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NewsPage />
    </QueryClientProvider>,
  );
}

describe('the news page', () => {
  test('[NEWS-02] says that the news service is not set up, without a request', async () => {
    await renderPage({});
    expect(screen.getByText(/The news service isn't set up here/)).toBeDefined();
    expect(server).not.toHaveBeenCalled();
  });

  test('[NEWS-01, NEWS-04] without proxy and association shows notices instead of pictures and links', async () => {
    await renderPage({ baseUrl: 'https://content.example' });
    expect(await screen.findByRole('heading', { name: 'A story' })).toBeDefined();
    expect(screen.getByText(/Pictures aren't set up here/)).toBeDefined();
    expect(screen.getByText(/can't open the full stories/)).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
    expect(document.querySelector('img')?.src).not.toContain('content.example');
  });
});
