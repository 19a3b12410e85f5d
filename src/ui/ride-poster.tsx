import type { ComponentProps } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import arena from './art/arena-empty.svg';
import { ImageWithFallback } from './image-with-fallback.tsx';

type RidePosterProps = Omit<ComponentProps<typeof ImageWithFallback>, 'fallback'>;

/** The picture of a ride, or the empty arena. */
export const RidePoster = ({ className, ...image }: RidePosterProps) => (
  <ImageWithFallback
    loading="lazy"
    {...image}
    fallback={arena}
    className={classNames('bg-sunken object-cover', className)}
  />
);
