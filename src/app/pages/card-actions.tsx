import { Suspense } from 'react';
import type { CardActions } from '#src/features/feed/card-actions-context.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';

const SaveButton = lazyComponent(() => import('#src/features/options/save-button.tsx'), 'SaveButton');
const CardVideoActions = lazyComponent(
  () => import('#src/features/options/card-video-actions.tsx'),
  'CardVideoActions',
);

/** As wide as the buttons. */
const optionsSpace = <span className="h-11 w-31 max-sm:-mr-3" />;

export const cardActions: CardActions = {
  renderSaveButton: ({ id }) => (
    <Suspense>
      <SaveButton videoId={id} isOverImage className="absolute top-2 right-2" />
    </Suspense>
  ),
  renderOptions: (video) => (
    <Suspense fallback={optionsSpace}>
      <CardVideoActions video={video} />
    </Suspense>
  ),
};

/** Until it is known who is signed in. */
export const pendingCardActions: CardActions = {
  renderSaveButton: () => null,
  renderOptions: () => optionsSpace,
};
