import { expect, test } from 'vitest';
import { parseVideoLink } from './video-link.ts';

test.each([
  ['a81bc81b-dead-4e5d-abff-90865d1e13b1', 'a81bc81b-dead-4e5d-abff-90865d1e13b1'],
  [' AB12 ', 'AB12'],
  ['https://rodeo.example/video/AB12', 'AB12'],
  ['https://rodeo.example/feed?play=AB12', 'AB12'],
  ['https://rodeo.example/embed/AB12#t=2', 'AB12'],
  ['https://rodeo.example/video/a%20b', 'a b'],
  ['https://rodeo.example/video/AB12%E2%80%9D', 'AB12'],
  ['https://rodeo.example/video/AB12.', 'AB12'],
  ['https://rodeo.example/feed', ''],
  ['https://rodeo.example/video/%zz', ''],
  ['not a link', ''],
  ['', ''],
])('the video of %j is %j', (text, id) => {
  expect(parseVideoLink(text)).toBe(id);
});
