import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppStores } from './app-stores.tsx';

const apple = 'https://apps.example/apple';
const google = 'https://apps.example/google';

test.each([
  [{ apple, google }, [apple, google]],
  [{ google }, [google]],
  [{}, []],
])('[LAND-01] links to the app stores of %j', (urls, links) => {
  render(<AppStores {...urls} />);
  expect(screen.queryAllByRole<HTMLAnchorElement>('link').map(({ href }) => href)).toEqual(links);
  expect(screen.queryByText('Coming to iOS and Android') !== null).toBe(links.length === 0);
});
