import { useState, type ComponentProps } from 'react';

interface ImageWithFallbackProps extends ComponentProps<'img'> {
  /** Shown when there is no picture, or when it cannot be loaded. */
  fallback: string;
}

/** A picture that never shows as broken. */
export function ImageWithFallback({ src, fallback, alt = '', ...rest }: ImageWithFallbackProps) {
  const [broken, setBroken] = useState<string>();
  const usable = src && src !== broken ? src : fallback;
  return <img src={usable} alt={alt} decoding="async" onError={() => setBroken(src)} {...rest} />;
}
