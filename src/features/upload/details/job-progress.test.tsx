import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CutProgress } from './job-progress.tsx';

vi.mock('../rides/single-ride.ts', () => ({ cancelUpload: () => undefined }));

test('[UPL-05] says why the progress of a cut starts again', () => {
  const stage = { name: 'cutting', job: new AbortController(), isPublishingNext: false } as const;
  const { rerender } = render(<CutProgress stage={{ ...stage, progress: 0.9, isRepeated: false }} />);
  expect(screen.getByRole('status').textContent).toBe('Trimming');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('90');
  rerender(<CutProgress stage={{ ...stage, progress: 0.1, isRepeated: true }} />);
  screen.getByText(/wasn't exact, so we're converting the whole clip/);
  expect(screen.getByRole('status').textContent).toBe('Converting');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('10');
});
