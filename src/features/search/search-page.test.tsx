import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

test.each(['/search', '/search?category=bull-riding&search=dust'])(
  'where no search service is set up, %s says so',
  async (address) => {
    vi.stubGlobal('APP_ENV', { emulators: {}, firebase: {} });
    vi.stubGlobal('scrollTo', () => undefined);
    const { default: SearchPage } = await import('./search-page.tsx');
    render(
      <MemoryRouter initialEntries={[address]}>
        <SearchPage videos={() => null} />
      </MemoryRouter>,
    );
    expect(screen.getByText(/The search service is not set up here/)).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
    vi.unstubAllGlobals();
  },
);
