import { describe, expect, test } from 'vitest';
import { getProxiedImageUrl, parseStory, getStoryUrl } from './news.ts';

const storyData = {
  story_id: 5200,
  story_image: '/images/1.svg',
  story_headline: 'Ninety-one points in Red Fork',
  story_summary: 'The gate opened at a quarter past nine.',
  story_postdate: '11/20/2026 07:00 AM',
  story_path: '/news/2026/5200',
};

describe('parseStory', () => {
  test('[DATA-06] parses all fields, the id as text', () => {
    expect(parseStory(storyData)).toEqual({ ...storyData, story_id: '5200' });
  });

  test('[DATA-06] replaces missing and invalid fields with empty ones', () => {
    expect(parseStory({ story_headline: 'Only this', story_summary: null, story_image: 7 })).toEqual({
      story_id: 'Only this',
      story_image: '',
      story_headline: 'Only this',
      story_summary: '',
      story_postdate: '',
      story_path: '',
    });
  });

  test.each([null, 'text', [], {}, { ...storyData, story_headline: '' }])('rejects %j', (data) => {
    expect(parseStory(data)).toBeUndefined();
  });
});

describe('getProxiedImageUrl', () => {
  const baseUrl = 'https://content.example/';
  const proxyUrl = 'https://proxy.example/?url=';

  test.each([
    ['/images/a b.jpg?w=1&h=2', 'https%3A%2F%2Fcontent.example%2Fimages%2Fa%2520b.jpg%3Fw%3D1%26h%3D2'],
    ['images/1.jpg', 'https%3A%2F%2Fcontent.example%2Fimages%2F1.jpg'],
    ['https://cdn.example/1.jpg', 'https%3A%2F%2Fcdn.example%2F1.jpg'],
    ['http://cdn.example/1.jpg', 'http%3A%2F%2Fcdn.example%2F1.jpg'],
  ])('[NEWS-01] encodes the URL of %s for the proxy', (image, encoded) => {
    expect(getProxiedImageUrl(image, baseUrl, proxyUrl)).toBe(`${proxyUrl}${encoded}`);
  });

  test.each(['', 'javascript:alert(1)', 'data:image/png;base64,AA==', 'http://', 'xhttp://cdn.example'])(
    'returns undefined for %j',
    (image) => {
      expect(getProxiedImageUrl(image, baseUrl, proxyUrl)).toBeUndefined();
    },
  );
});

describe('getStoryUrl', () => {
  const associationUrl = 'https://association.example';

  test.each([
    ['/news/2026/5200', 'https://association.example/news/2026/5200'],
    ['news/5200?from=app', 'https://association.example/news/5200?from=app'],
    ['https://association.example/news/1', 'https://association.example/news/1'],
  ])('[NEWS-04] resolves %s on the association’s site', (path, url) => {
    expect(getStoryUrl(path, associationUrl)).toBe(url);
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
  ])('[NEWS-04] rejects %j', (path) => {
    expect(getStoryUrl(path, associationUrl)).toBeUndefined();
  });

  test('[NEWS-04] rejects a site without https', () => {
    expect(getStoryUrl('/news/1', 'http://association.example')).toBeUndefined();
  });
});
