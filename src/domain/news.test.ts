import { describe, expect, test } from 'vitest';
import { getProxiedImageUrl, parseStory, getStoryUrl } from './news.ts';

const given = {
  story_id: 5200,
  story_image: '/images/1.svg',
  story_headline: 'Ninety-one points in Red Fork',
  story_summary: 'The gate opened at a quarter past nine.',
  story_postdate: '11/20/2026 07:00 AM',
  story_path: '/news/2026/5200',
};

describe('a story of the content service', () => {
  test('[DATA-06] is read with all its fields, its id as text', () => {
    expect(parseStory(given)).toEqual({ ...given, story_id: '5200' });
  });

  test('[DATA-06] lacks what is missing or of another type, and still is a story', () => {
    expect(parseStory({ story_headline: 'Only this', story_summary: null, story_image: 7 })).toEqual({
      story_id: 'Only this',
      story_image: '',
      story_headline: 'Only this',
      story_summary: '',
      story_postdate: '',
      story_path: '',
    });
  });

  test.each([null, 'text', [], {}, { ...given, story_headline: '' }])('is not %j', (data) => {
    expect(parseStory(data)).toBeUndefined();
  });
});

describe('the picture of a story', () => {
  const host = 'https://content.example/';
  const proxy = 'https://proxy.example/?url=';

  test.each([
    ['/images/a b.jpg?w=1&h=2', 'https%3A%2F%2Fcontent.example%2Fimages%2Fa%2520b.jpg%3Fw%3D1%26h%3D2'],
    ['images/1.jpg', 'https%3A%2F%2Fcontent.example%2Fimages%2F1.jpg'],
    ['https://cdn.example/1.jpg', 'https%3A%2F%2Fcdn.example%2F1.jpg'],
  ])('[NEWS-01] %s comes through the proxy, its address encoded', (image, encoded) => {
    expect(getProxiedImageUrl(image, host, proxy)).toBe(`${proxy}${encoded}`);
  });

  test.each(['', 'javascript:alert(1)', 'data:image/png;base64,AA==', 'http://'])('%j is none', (image) => {
    expect(getProxiedImageUrl(image, host, proxy)).toBeUndefined();
  });
});

describe('the way to the whole story', () => {
  const host = 'https://association.example';

  test.each([
    ['/news/2026/5200', 'https://association.example/news/2026/5200'],
    ['news/5200?from=app', 'https://association.example/news/5200?from=app'],
    ['https://association.example/news/1', 'https://association.example/news/1'],
  ])('[NEWS-04] %s lies on the association’s host', (path, address) => {
    expect(getStoryUrl(path, host)).toBe(address);
  });

  test.each([
    '',
    'https://elsewhere.example/news/1',
    '//elsewhere.example/news/1',
    String.raw`/\elsewhere.example/news/1`,
    'http://association.example/news/1',
    'https://association.example:8443/news/1',
    'https://association.example.elsewhere.example/',
    'javascript:alert(1)',
    'https://',
  ])('[NEWS-04] %j is not linked', (path) => {
    expect(getStoryUrl(path, host)).toBeUndefined();
  });

  test('[NEWS-04] nothing is linked without encryption', () => {
    expect(getStoryUrl('/news/1', 'http://association.example')).toBeUndefined();
  });
});
