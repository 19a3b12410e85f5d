import { describe, expect, test } from 'vitest';
import { applySavedChange, parseSavedVideoIds } from './saved-video.ts';

describe('saved videos', () => {
  test('are listed newest first', () => {
    expect(parseSavedVideoIds({ video_ids: ['first', 'second'] })).toEqual(['second', 'first']);
  });

  test.each([{}, { video_ids: 'first' }, { video_ids: [1] }])('%j contains none', (data) => {
    expect(parseSavedVideoIds(data)).toEqual([]);
  });

  test('a change puts a video first, once, or removes it', () => {
    expect(applySavedChange(['a', 'b'], { videoId: 'c', isSaved: true })).toEqual(['c', 'a', 'b']);
    expect(applySavedChange(['a', 'b'], { videoId: 'b', isSaved: true })).toEqual(['b', 'a']);
    expect(applySavedChange(['a', 'b'], { videoId: 'a', isSaved: false })).toEqual(['b']);
    expect(applySavedChange(['a'], { videoId: 'b', isSaved: false })).toEqual(['a']);
  });
});
