import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConversionNote } from './trim-notes.tsx';

const noop = () => undefined;

test('shows how long the selected part takes to convert, and shortens it', async () => {
  const onShorten = vi.fn<() => void>();
  render(
    <ConversionNote conversion={{ status: 'measured', rate: 1.5 }} length={120} onShorten={onShorten} />,
  );
  expect(screen.getByRole('status').textContent).toContain('That takes about 3 minutes on this device.');
  await userEvent.click(screen.getByRole('button', { name: 'Keep 15 seconds' }));
  expect(onShorten).toHaveBeenCalledOnce();
});

test('offers no shorter part of a short selection', () => {
  render(<ConversionNote conversion={{ status: 'measured', rate: 1 }} length={15} onShorten={noop} />);
  expect(screen.getByRole('status').textContent).toContain('That takes about 20 seconds on this device.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('says nothing about a video that needs no conversion', () => {
  render(<ConversionNote conversion={{ status: 'not needed' }} length={120} onShorten={noop} />);
  expect(screen.queryByRole('status')).toBeNull();
});
