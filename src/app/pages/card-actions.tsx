import { Suspense } from 'react';
import type { CardActions } from '#src/features/feed/card-actions-context.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';

const SaveButton = lazyComponent(() => import('#src/features/options/save-button.tsx'), 'SaveButton');
const VideoOptions = lazyComponent(() => import('#src/features/options/video-options.tsx'), 'VideoOptions');

/** As wide as the button. */
const optionsSpace = <span className="size-11 max-sm:-mr-3" />;

export const cardActions: CardActions = {
  renderSaveButton: ({ id }) => (
    <Suspense>
      <SaveButton videoId={id} isOverImage className="absolute top-2 right-2" />
    </Suspense>
  ),
  renderOptions: (video) => (
    <Suspense fallback={optionsSpace}>
      <VideoOptions video={video} className="text-ink-2 focus-visible:-outline-offset-3 max-sm:-mr-3" />
    </Suspense>
  ),
};

/** Until it is known who is signed in. */
export const pendingCardActions: CardActions = {
  renderSaveButton: () => null,
  renderOptions: () => optionsSpace,
};
