import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TruncationNote } from './truncation-note.tsx';

test('[UPL-03] says how much of an incomplete file can be used', () => {
  const { rerender } = render(<TruncationNote source={{ duration: 12.5, missingSeconds: 7.5 }} />);
  expect(screen.getByRole('status').textContent).toContain('You can use the first 0:12.50 of 0:20.00');
  rerender(<TruncationNote source={{ duration: 20, missingSeconds: 0 }} />);
  expect(screen.queryByRole('status')).toBeNull();
});
