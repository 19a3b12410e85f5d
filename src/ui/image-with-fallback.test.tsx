import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ImageWithFallback } from './image-with-fallback.tsx';
import { usePoster } from './use-picture.ts';

let count = 0;
let folder: string;
beforeEach(() => {
  count += 1;
  folder = `https://storage.example/v0/b/reel/o/videos%2F${count}%2F`;
});
const open = (alt: string) =>
  render(
    <ImageWithFallback src={`${folder}${count}.png?alt=media&token=t`} fallback="/arena.svg" alt={alt} />,
  );
const getSource = (alt: string) => screen.getByAltText(alt).getAttribute('src');

test('[FEED-07] shows the light poster of a ride', () => {
  open('ride');
  expect(getSource('ride')).toBe(`${folder}poster.jpg?alt=media`);
});

test('[FEED-07] shows the thumbnail of a ride that has no poster, whose poster is asked for once', () => {
  open('card');
  fireEvent.error(screen.getByAltText('card'));
  expect(getSource('card')).toBe(`${folder}${count}.png?alt=media&token=t`);
  open('row');
  expect(getSource('row')).toBe(`${folder}${count}.png?alt=media&token=t`);
});

test('[FEED-07] shows a drawing when there is neither', () => {
  open('ride');
  for (let errors = 0; errors < 2; errors += 1) fireEvent.error(screen.getByAltText('ride'));
  expect(getSource('ride')).toBe('/arena.svg');
});

test('[FEED-07] a clip has the thumbnail for its picture when there is no poster', () => {
  const pictures: HTMLImageElement[] = [];
  vi.stubGlobal('Image', function createPicture() {
    const picture = document.createElement('img');
    pictures.push(picture);
    return picture;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const thumbnail = `${folder}${count}.png?alt=media&token=t`;
  const { result } = renderHook(() => usePoster(thumbnail));
  expect(result.current).toBe(`${folder}poster.jpg?alt=media`);
  expect(pictures.map(({ src }) => src)).toEqual([result.current]);
  act(() => void fireEvent.error(pictures[0]!));
  expect(result.current).toBe(thumbnail);
  expect(renderHook(() => usePoster('')).result.current).toBeUndefined();
});
