import type { Story } from '#src/domain/news.ts';

const maxSummaryLength = 100;
const dateLength = 10;

export function toStoryPreview(story: Pick<Story, 'story_summary' | 'story_postdate'>) {
  const characters = [...story.story_summary];
  return {
    summary: characters.slice(0, maxSummaryLength).join(''),
    isTruncated: characters.length > maxSummaryLength,
    date: story.story_postdate.slice(0, dateLength),
  };
}
