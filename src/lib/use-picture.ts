import { useEffect, useEffectEvent, useState } from 'react';
import { listPictureUrls } from './picture-urls.ts';
import { findPicture, noteMissingPicture } from './pictures.ts';

/**
 * The lightest file of a picture that exists, as far as is known.
 *
 * @param sources as they are stored, in order of preference: each may be missing
 * @returns its URL, undefined when there is none, and what to call when it cannot be shown
 */
export function usePicture(sources: readonly string[]): [url: string | undefined, onError: () => void] {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const url = findPicture(sources.flatMap(listPictureUrls).filter((each) => !failed.includes(each)));
  const handleError = () => {
    if (url === undefined) return;
    noteMissingPicture(url);
    setFailed((others) => [...others, url]);
  };
  return [url, handleError];
}

/**
 * The picture of a ride for the poster of a video element, which does not tell that it is missing.
 *
 * @param thumbnailUrl undefined until the ride is loaded
 */
export function usePoster(thumbnailUrl = ''): string | undefined {
  const [url, onError] = usePicture([thumbnailUrl]);
  const handleError = useEffectEvent(onError);
  useEffect(() => {
    if (url === undefined) return;
    // The element loads the same file, so it is requested once.
    const picture = new Image();
    picture.onerror = () => handleError();
    picture.src = url;
    return () => {
      picture.onerror = null;
    };
  }, [url]);
  return url;
}
