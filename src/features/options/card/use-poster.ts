import { useEffect, useState } from 'react';
import { listPictureUrls } from '#src/lib/picture-urls.ts';
import { loadPicture } from '#src/lib/pictures.ts';

/** The poster of a ride once it is there; undefined where it has none. */
export function usePoster(url: string): HTMLImageElement | undefined {
  const [poster, setPoster] = useState<HTMLImageElement>();
  useEffect(() => {
    let isCurrent = true;
    void loadPicture(listPictureUrls(url)).then((loaded) => isCurrent && setPoster(loaded));
    return () => {
      isCurrent = false;
    };
  }, [url]);
  return poster;
}
