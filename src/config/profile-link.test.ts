import { expect, test } from 'vitest';
import { myRodeoPath, savedVideosPath } from './paths.ts';
import { parseProfileLink } from './profile-link.ts';

test.each([
  `https://rodeo.example${myRodeoPath('a1-B2')}`,
  `http://127.0.0.1:7100${savedVideosPath('a1-B2')}`,
  ' rodeo.example/my-rodeo/user/a1-B2/#links ',
])('[ACC-02] %s names an account', (link) => {
  expect(parseProfileLink(link)).toBe('a1-B2');
});

test.each([
  'ana@example.com',
  'https://rodeo.example/my-rodeo',
  'https://rodeo.example/animals/a1',
  'ana@b.c/my-rodeo/d',
  '',
])('[ACC-02] %o names none', (text) => {
  expect(parseProfileLink(text)).toBeUndefined();
});
