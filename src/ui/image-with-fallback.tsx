import { useState, type ComponentProps } from 'react';

interface ImageWithFallbackProps extends Omit<ComponentProps<'img'>, 'src'> {
  /** Several in order of preference: each may be missing. */
  src: string | readonly string[] | undefined;
  fallback: string;
}

export function ImageWithFallback({ src, fallback, alt = '', ...rest }: ImageWithFallbackProps) {
  const [failedSources, setFailedSources] = useState<readonly string[]>([]);
  const sources = [src].flat().filter((source) => source && !failedSources.includes(source));
  const visibleSrc = sources[0] ?? fallback;
  const handleError = () => setFailedSources((failed) => [...failed, visibleSrc]);
  return <img src={visibleSrc} alt={alt} decoding="async" onError={handleError} {...rest} />;
}
