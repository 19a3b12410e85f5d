import { useEffect, useState } from 'react';
import { listPictureUrls } from '#src/lib/picture-urls.ts';

/** The poster of a ride, in its own size; undefined where there is none. */
async function loadPoster(url: string): Promise<HTMLImageElement | undefined> {
  for (const src of listPictureUrls(url)) {
    const image = Object.assign(new Image(), { src });
    const isLoaded = await image.decode().then(
      () => true,
      () => false,
    );
    if (isLoaded) return image;
  }
  return undefined;
}

/** The poster of a ride once it is there; undefined where it has none. */
export function usePoster(url: string): HTMLImageElement | undefined {
  const [poster, setPoster] = useState<HTMLImageElement>();
  useEffect(() => {
    let isCurrent = true;
    void loadPoster(url).then((loaded) => isCurrent && setPoster(loaded));
    return () => {
      isCurrent = false;
    };
  }, [url]);
  return poster;
}
