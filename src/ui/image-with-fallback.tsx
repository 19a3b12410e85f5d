import type { ComponentProps } from 'react';
import { usePicture } from '#src/lib/use-picture.ts';

interface ImageWithFallbackProps extends Omit<ComponentProps<'img'>, 'src'> {
  /** Several in order of preference: each may be missing. */
  src: string | readonly string[] | undefined;
  fallback: string;
}

export function ImageWithFallback({ src = [], fallback, alt = '', ...rest }: ImageWithFallbackProps) {
  const [url, handleError] = usePicture([src].flat());
  return <img src={url ?? fallback} alt={alt} decoding="async" onError={handleError} {...rest} />;
}
