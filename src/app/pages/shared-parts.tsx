import { Suspense, type ComponentType, type FunctionComponent } from 'react';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import type { PageParts } from '#src/ui/page-parts.ts';

/** A button that leaves its place free until its code is there, while the page shows the rest. */
function inItsPlace<Props extends object>(Button: ComponentType<Props>): FunctionComponent<Props> {
  return function ButtonInItsPlace(props) {
    return (
      <Suspense fallback={<span className="h-12 w-28" />}>
        <Button {...props} />
      </Suspense>
    );
  };
}

export const pageParts: PageParts = {
  VideoGrid: lazyComponent(() => import('#src/features/feed/video-card-grid.tsx'), 'VideoCardGrid'),
  CompareButton: inItsPlace(
    lazyComponent(() => import('#src/features/compare/compare-button.tsx'), 'CompareButton'),
  ),
  ShareButton: inItsPlace(
    lazyComponent(() => import('#src/features/options/share-page-button.tsx'), 'SharePageButton'),
  ),
  KeptLink: inItsPlace(lazyComponent(() => import('#src/features/kept/kept-link.tsx'), 'KeptLink')),
  KeepButton: inItsPlace(lazyComponent(() => import('#src/features/kept/keep-button.tsx'), 'KeepButton')),
  EmbedButton: inItsPlace(
    lazyComponent(() => import('#src/features/options/embed-page-button.tsx'), 'EmbedPageButton'),
  ),
  FollowButton: inItsPlace(
    lazyComponent(() => import('#src/features/following/follow-button.tsx'), 'FollowButton'),
  ),
};
