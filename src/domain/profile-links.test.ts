import { describe, expect, test } from 'vitest';
import { normalizeLink, validateLink, profileLinks, getVisibleLinks } from './profile-links.ts';

describe('[PRO-03] profile links', () => {
  test.each([
    ['facebook.com/cody', 'https://facebook.com/cody'],
    [' www.Facebook.com/cody ', 'https://www.facebook.com/cody'],
    ['http://facebook.com/cody', 'https://facebook.com/cody'],
    ['https://facebook.com/cody', 'https://facebook.com/cody'],
    ['facebook.com?id=7', 'https://facebook.com/?id=7'],
    ['', ''],
    ['not an address', 'not an address'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])('completes %j to %j', (input, url) => {
    expect(normalizeLink(input)).toBe(url);
  });

  test.each([
    ['facebook_url', 'https://fb.com/cody'],
    ['facebook_url', 'https://m.facebook.com/cody?x=1'],
    ['instagram_url', 'https://instagram.com/cody'],
    ['twitter_url', 'https://x.com/cody'],
    ['twitter_url', 'https://twitter.com/cody'],
    ['youtube_url', 'https://youtu.be/abc'],
    ['tiktok_url', 'https://www.tiktok.com/@cody'],
    ['website_url', 'https://shop.cody-latham.com/rides'],
    ['website_url', ''],
  ] as const)('accepts the %s %j', (field, url) => {
    expect(validateLink(field, url)).toBeUndefined();
  });

  test.each([
    [
      'facebook_url',
      'https://evil.example/facebook.com',
      'Enter a link to Facebook, for example facebook.com/yourname',
    ],
    [
      'facebook_url',
      'https://notfacebook.com/x',
      'Enter a link to Facebook, for example facebook.com/yourname',
    ],
    ['instagram_url', '@cody', 'Enter a link to Instagram, for example instagram.com/yourname'],
    ['twitter_url', 'https://x.com.evil.example/', 'Enter a link to Twitter, for example x.com/yourname'],
    ['youtube_url', 'javascript:alert(1)', 'Enter a link to YouTube, for example youtube.com/@yourname'],
    ['tiktok_url', 'https://me@tiktok.com/', 'Enter a link to TikTok, for example tiktok.com/@yourname'],
    ['website_url', 'ftp://cody.com/', 'Enter a web address, for example yourname.com'],
    ['website_url', 'https://localhost/', 'Enter a web address, for example yourname.com'],
    ['website_url', `https://cody.com/${'x'.repeat(300)}`, "A link can't be longer than 300 characters"],
  ] as const)('rejects the %s %j: %s', (field, input, message) => {
    expect(validateLink(field, normalizeLink(input))).toBe(message);
  });

  test('accepts every example', () => {
    for (const { field, example } of profileLinks)
      expect(validateLink(field, normalizeLink(example))).toBeUndefined();
  });
});

test('[MYR-01] shows only links to the named site, in the order of the form', () => {
  const links = getVisibleLinks({
    website_url: 'https://cody.com/',
    tiktok_url: '',
    youtube_url: 'youtube.com/@cody',
    twitter_url: 'javascript:alert(1)',
    instagram_url: 'https://instagram.com.evil.example/cody',
    facebook_url: 'http://facebook.com/cody',
  });
  expect(links).toEqual([
    { field: 'facebook_url', name: 'Facebook', url: 'https://facebook.com/cody' },
    { field: 'youtube_url', name: 'YouTube', url: 'https://youtube.com/@cody' },
    { field: 'website_url', name: 'Website', url: 'https://cody.com/' },
  ]);
});
