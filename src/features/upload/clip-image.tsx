import { useCallback } from 'react';
import { classNames } from '#src/lib/class-names.ts';

/** Shows a file for as long as the element is there. @returns what ends it */
export function setObjectUrl(element: HTMLImageElement | HTMLVideoElement, file: Blob): () => void {
  const url = URL.createObjectURL(file);
  element.src = url;
  return () => URL.revokeObjectURL(url);
}

interface ClipImageProps {
  /** A file, or a URL. */
  image: Blob | string;
  alt: string;
  /** Its width. */
  className?: string;
}

/** The thumbnail of a clip that is not published yet. */
export function ClipImage({ image, alt, className = 'w-36' }: ClipImageProps) {
  const ref = useCallback(
    (element: HTMLImageElement) => (typeof image === 'string' ? undefined : setObjectUrl(element, image)),
    [image],
  );
  return (
    <img
      ref={ref}
      {...(typeof image === 'string' && { src: image })}
      alt={alt}
      className={classNames('aspect-video rounded-sm bg-sunken object-cover', className)}
    />
  );
}
