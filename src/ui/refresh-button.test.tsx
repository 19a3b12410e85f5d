import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RefreshButton } from './refresh-button.tsx';

test('[FEED-04] refreshes once the rotation has ended', () => {
  const handleRefresh = vi.fn<() => void>();
  const { container } = render(<RefreshButton label="Refresh the feed" onRefresh={handleRefresh} />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Refresh the feed' });
  const icon = container.querySelector('svg') ?? document.createElement('svg');
  expect(icon.classList.contains('animate-spin')).toBe(false);
  fireEvent.click(button);
  expect(icon.classList.contains('animate-spin')).toBe(true);
  expect(button.disabled).toBe(true);
  expect(handleRefresh).not.toHaveBeenCalled();
  fireEvent.animationEnd(icon);
  expect(handleRefresh).toHaveBeenCalledOnce();
  expect(icon.classList.contains('animate-spin')).toBe(false);
  expect(button.disabled).toBe(false);
});
