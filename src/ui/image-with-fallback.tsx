import { useState, type ComponentProps } from 'react';

interface ImageWithFallbackProps extends ComponentProps<'img'> {
  fallback: string;
}

export function ImageWithFallback({ src, fallback, alt = '', ...rest }: ImageWithFallbackProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const visibleSrc = src && src !== failedSrc ? src : fallback;
  return <img src={visibleSrc} alt={alt} decoding="async" onError={() => setFailedSrc(src)} {...rest} />;
}
