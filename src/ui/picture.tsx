import { useState, type ComponentProps } from 'react';

interface PictureProps extends ComponentProps<'img'> {
  /** Shown when there is no picture, or when it cannot be loaded. */
  fallback: string;
}

/** A picture that never shows as broken. */
export function Picture({ src, fallback, alt = '', ...rest }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const usable = src && src !== broken ? src : fallback;
  return <img src={usable} alt={alt} decoding="async" onError={() => setBroken(src)} {...rest} />;
}
