import { createContext, use, type ComponentType } from 'react';
import type { FollowTarget } from '#src/domain/follow.ts';
import type { KeptSource } from '#src/domain/kept-set.ts';
import type { IndexedVideo } from '#src/domain/search.ts';
import type { Video } from '#src/domain/video.ts';

/** Parts that one feature has and the pages of others show; features do not import each other. */
export interface PageParts {
  /** Suspends until its code is there. */
  VideoGrid: ComponentType<{ videos: readonly IndexedVideo[] }>;
  /** Chooses two of the rides of a page. */
  CompareButton: ComponentType<{ rides: readonly Video[] }>;
  /** Shares the page that is open. @property getSearch its query, if it says more than that of the address */
  ShareButton: ComponentType<{ title: string; getSearch?: () => string }>;
  FollowButton: ComponentType<{ target: FollowTarget; name: string }>;
  /** Leads to what is kept, if anything is. */
  KeptLink: ComponentType;
  /** Keeps rides on this device. */
  KeepButton: ComponentType<{ source: KeptSource; rides: readonly Video[] }>;
  /** Copies the code of a frame. @property path of the page for frames */
  EmbedButton: ComponentType<{ title: string; path: string }>;
}

const showNothing = () => null;

/** Its value is in `src/app/pages/shared-parts.tsx`. */
export const PagePartsContext = createContext<PageParts>({
  VideoGrid: showNothing,
  CompareButton: showNothing,
  ShareButton: showNothing,
  EmbedButton: showNothing,
  KeptLink: showNothing,
  KeepButton: showNothing,
  FollowButton: showNothing,
});

export const usePageParts = (): PageParts => use(PagePartsContext);
