import { act, fireEvent, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { usePoster } from './use-picture.ts';

test('[FEED-07] a clip has the thumbnail for its picture when there is no poster', () => {
  const pictures: HTMLImageElement[] = [];
  vi.stubGlobal('Image', function createPicture() {
    const picture = document.createElement('img');
    pictures.push(picture);
    return picture;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const folder = 'https://storage.example/v0/b/reel/o/videos%2Fride%2F';
  const thumbnail = `${folder}ride.png?alt=media&token=t`;
  const { result } = renderHook(() => usePoster(thumbnail));
  expect(result.current).toBe(`${folder}poster.jpg?alt=media`);
  expect(pictures.map(({ src }) => src)).toEqual([result.current]);
  act(() => void fireEvent.error(pictures[0]!));
  expect(result.current).toBe(thumbnail);
  expect(renderHook(() => usePoster('')).result.current).toBeUndefined();
});
