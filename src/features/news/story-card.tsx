import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { Story } from '#src/domain/news.ts';
import poster from '#src/ui/art/arena-empty.svg';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ImageWithFallback } from '#src/ui/image-with-fallback.tsx';
import { NameSuffix } from '#src/ui/name-suffix.tsx';
import { copy } from './copy.ts';
import { formatPostDate, toStoryPreview } from './story-preview.ts';

interface StoryCardProps {
  story: Story;
  pictureUrl: string | undefined;
  url: string | undefined;
  isCompact: boolean;
  eager: boolean;
}

export function StoryCard({ story, pictureUrl, url, isCompact, eager }: StoryCardProps) {
  const preview = toStoryPreview(story);
  return (
    <article className="relative -mx-(--gutter) grid min-w-0 grid-rows-[auto_1fr] sm:mx-0 [contain-intrinsic-size:auto_30rem] [content-visibility:auto]">
      <ImageWithFallback
        src={pictureUrl}
        fallback={poster}
        loading={eager ? 'eager' : 'lazy'}
        className="aspect-video w-full bg-sunken object-cover sm:rounded-md"
      />
      <div className="grid content-start gap-2 px-(--gutter) pt-4 sm:px-0">
        <p className="label min-h-[1.1em] text-ink-2">
          {isCompact ? preview.date : formatPostDate(story.story_postdate)}
        </p>
        <h2 className="display text-display-md">{story.story_headline}</h2>
        <p className={isCompact && preview.isTruncated ? "max-w-[62ch] after:content-['…']" : 'max-w-[62ch]'}>
          {isCompact ? preview.summary : story.story_summary}
        </p>
        {url && (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="label inline-flex min-h-11 items-center gap-1 justify-self-start text-red-text no-underline hover:underline hover:decoration-2"
          >
            {copy.readMore}
            <NameSuffix>{copy.readMoreOf(story.story_headline)}</NameSuffix>
            <ArrowUpRight aria-hidden="true" className="size-5" />
          </a>
        )}
      </div>
    </article>
  );
}

export function StoryCardSkeleton() {
  return (
    <div aria-hidden="true" className="grid content-start gap-3">
      <Skeleton className="-mx-(--gutter) aspect-video rounded-none sm:mx-0 sm:rounded-md" />
      <Skeleton className="mt-1 h-5 w-24" />
      <Skeleton className="h-8 w-4/5" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-2/3" />
    </div>
  );
}
