import { Suspense } from 'react';
import { lazyComponent } from '#src/lib/lazy-component.ts';

const HardCover = lazyComponent(() => import('./hard-cover.tsx'), 'HardCover');

/** The cover of a ride that is hard to watch, in code that few rides need. */
export const LazyHardCover = ({ onPlay }: { onPlay: () => void }) => (
  <Suspense>
    <HardCover onPlay={onPlay} />
  </Suspense>
);
