import { describe, expect, test } from 'vitest';
import { toStoryPreview } from './story-preview.ts';

const preview = (story_summary: string, story_postdate = '11/20/2026 07:00 AM') =>
  toStoryPreview({ story_summary, story_postdate });

describe('a story on a phone', () => {
  test('[NEWS-03] has the first 100 characters of its summary and the first 10 of its date', () => {
    const long = `${'a'.repeat(99)}bc`;
    expect(preview(long)).toEqual({ summary: `${'a'.repeat(99)}b`, isCut: true, date: '11/20/2026' });
  });

  test('[NEWS-03] keeps what is short as it is', () => {
    const hundred = 'a'.repeat(100);
    expect(preview(hundred, 'today')).toEqual({ summary: hundred, isCut: false, date: 'today' });
  });

  test('[NEWS-03] cuts no character in two', () => {
    expect(preview('🐂'.repeat(101)).summary).toBe('🐂'.repeat(100));
  });
});
