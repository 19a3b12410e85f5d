import { expect, test } from 'vitest';
import { listPictureUrls } from './picture-urls.ts';

const folder = 'https://firebasestorage.googleapis.com/v0/b/reel.appspot.com/o/videos%2Fride-1%2F';

test('[FEED-07] the poster of a ride comes before its thumbnail, without the token of another file', () => {
  const poster = `${folder}poster.jpg?alt=media`;
  for (const query of ['', '?alt=media', '?alt=media&token=a-b-c'])
    expect(listPictureUrls(`${folder}ride-1.png${query}`)).toEqual([poster, `${folder}ride-1.png${query}`]);
});

test.each([
  'https://files.example/ride.png',
  `${folder}other.png?alt=media`,
  `${folder}poster.jpg?alt=media`,
  'https://firebasestorage.googleapis.com/v0/b/reel.appspot.com/o/users%2Fjune%2Fprofile.jpg?alt=media',
  '/assets/arena.svg',
])('the picture %s has no other file', (url) => expect(listPictureUrls(url)).toEqual([url]));

test('a ride without a thumbnail has no picture', () => expect(listPictureUrls('')).toEqual([]));
