import type { Story } from '#src/domain/news.ts';

const summaryLength = 100;
const dateLength = 10;

/** What a phone shows of a story, and whether its summary was cut (NEWS-03). */
export function toStoryPreview(story: Pick<Story, 'story_summary' | 'story_postdate'>) {
  const characters = [...story.story_summary];
  return {
    summary: characters.slice(0, summaryLength).join(''),
    isCut: characters.length > summaryLength,
    date: story.story_postdate.slice(0, dateLength),
  };
}
