import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useClipPlayer } from './use-clip-player.ts';

test('a clip that plays keeps its file when another would be chosen now; another clip is opened', () => {
  const video = { current: document.createElement('video') };
  const { rerender } = renderHook((urls: string[]) => useClipPlayer(video, urls), {
    initialProps: ['/1-360.mp4', '/1.mov'],
  });
  const getFileAfter = (...urls: string[]) => {
    rerender(urls);
    return video.current.getAttribute('src');
  };
  expect(getFileAfter('/1-720.mp4', '/1.mov')).toBe('/1-360.mp4');
  expect(getFileAfter('/2-720.mp4', '/2.mov')).toBe('/2-720.mp4');
});
