import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RidePoster } from './ride-poster.tsx';

test('the picture of a ride waits until it is near, unless it is the first of a page', () => {
  render(<RidePoster src="/list.png" alt="in a list" />);
  render(<RidePoster src="/first.png" alt="first" loading="eager" />);
  const readLoading = (name: string) => screen.getByRole('img', { name }).getAttribute('loading');
  expect(['in a list', 'first'].map(readLoading)).toEqual(['lazy', 'eager']);
});
