import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Loading, Skeleton } from './skeleton.tsx';

test('what is loading is said by a status, and its shapes are not read', () => {
  render(
    <Loading label="Loading the rides">
      <Skeleton className="h-4" />
    </Loading>,
  );
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('Loading the rides');
  expect(status.parentElement?.getAttribute('aria-busy')).toBe('true');
  expect(status.nextElementSibling?.getAttribute('aria-hidden')).toBe('true');
});
