import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ImageWithFallback } from './image-with-fallback.tsx';

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
