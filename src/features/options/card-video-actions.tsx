import { useRef } from 'react';
import type { IndexedVideo } from '#src/domain/search.ts';
import { useIsNearScreen } from '#src/lib/use-infinite-scroll.ts';
import { HatButton } from './hat-button.tsx';
import { VideoOptions } from './video-options.tsx';

export function CardVideoActions({ video }: { video: IndexedVideo }) {
  const hat = useRef<HTMLButtonElement>(null);
  const isNearScreen = useIsNearScreen(hat);
  return (
    <>
      <HatButton
        ref={hat}
        video={video}
        isNearScreen={isNearScreen}
        className="min-w-17 justify-end text-ink-2"
      />
      <VideoOptions video={video} className="text-ink-2 focus-visible:-outline-offset-3 max-sm:-mr-3" />
    </>
  );
}
