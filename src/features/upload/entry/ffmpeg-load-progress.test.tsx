import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FfmpegLoadProgress } from './ffmpeg-load-progress.tsx';
import { useFfmpegLoadStore } from './ffmpeg-load.ts';

test('shows how much of ffmpeg is loaded, and disappears when it is done', () => {
  render(<FfmpegLoadProgress />);
  const load = (loadedBytes: number) =>
    act(() => useFfmpegLoadStore.setState({ loadedBytes, totalBytes: 10_200_000 }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  load(2_550_000);
  const progress = screen.getByRole('progressbar', { name: 'Loading the video editor' });
  expect(progress.getAttribute('aria-valuenow')).toBe('25');
  expect(screen.getByText('2.5 MB of 10.2 MB')).toBeDefined();
  load(10_200_000);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
