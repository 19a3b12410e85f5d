import { describe, expect, test } from 'vitest';
import { formatPostDate, toStoryPreview } from './story-preview.ts';

const preview = (story_summary: string, story_postdate = '11/20/2026 07:00 AM') =>
  toStoryPreview({ story_summary, story_postdate });

describe('toStoryPreview', () => {
  test('[NEWS-03] keeps the first 100 characters of the summary and the first 10 of the date', () => {
    const long = `${'a'.repeat(99)}bc`;
    expect(preview(long)).toEqual({
      summary: `${'a'.repeat(99)}b`,
      isTruncated: true,
      date: '11/20/2026',
    });
  });

  test('[NEWS-03] keeps short texts', () => {
    const hundred = 'a'.repeat(100);
    expect(preview(hundred, 'today')).toEqual({ summary: hundred, isTruncated: false, date: 'today' });
  });

  test('[NEWS-03] does not split surrogate pairs', () => {
    expect(preview('🐂'.repeat(101)).summary).toBe('🐂'.repeat(100));
  });
});

test.each([
  ['11/20/2026 07:00 AM', 'November 20, 2026'],
  ['2026-09-17T19:30:00', 'September 17, 2026'],
  ['yesterday at noon', 'yesterday at noon'],
  ['', ''],
])('[NEWS-01] formats the date %j as %j', (postDate, text) => {
  expect(formatPostDate(postDate)).toBe(text);
});

test('[NEWS-03] cuts a date that cannot be read', () => {
  expect(preview('A summary.', 'yesterday at noon').date).toBe('yesterday ');
});
