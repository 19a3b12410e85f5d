import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

test.each(['/search', '/search?category=bull-riding&search=dust'])(
  '%s shows a notice when no search service is configured',
  async (path) => {
    vi.stubGlobal('injectedEnv', { emulators: {}, firebase: {} });
    vi.stubGlobal('scrollTo', () => undefined);
    const { default: SearchPage } = await import('./search-page.tsx');
    render(
      <MemoryRouter initialEntries={[path]}>
        <SearchPage />
      </MemoryRouter>,
    );
    expect(screen.getByText("Search isn't set up yet")).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
    vi.unstubAllGlobals();
  },
);
