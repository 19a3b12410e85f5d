import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { listenToZoom } from './listen-to-zoom.ts';
import { isZoomed, limitZoom, wholePicture, zoomPicture, type PictureZoom } from './picture-zoom.ts';

/** Where a clip is seen. */
interface ZoomPlace {
  /** What hears the clip's events. */
  getStage: () => HTMLElement | null;
  getClip: () => HTMLVideoElement | null;
}

export interface ShownZoom {
  zoom: PictureZoom;
  isZoomed: boolean;
  /** Around the middle of what is seen; a factor below 1 makes it smaller. */
  enlarge: (factor: number) => void;
  reset: () => void;
}

/** For `zoomed` of theme.css, below the stage. */
function showZoom(stage: HTMLElement | null, zoom: PictureZoom) {
  stage?.style.setProperty('--zoom', String(zoom.scale));
  stage?.style.setProperty('--zoom-x', String(0.5 - zoom.x));
  stage?.style.setProperty('--zoom-y', String(0.5 - zoom.y));
  stage?.toggleAttribute('data-zoomed', isZoomed(zoom));
}

function useShownZoom(place: ZoomPlace, zoom: PictureZoom) {
  const findStage = useEffectEvent(place.getStage);
  useLayoutEffect(() => showZoom(findStage(), zoom), [zoom]);
}

function useZoomGestures(place: ZoomPlace, zoom: PictureZoom, change: Dispatch<SetStateAction<PictureZoom>>) {
  const findStage = useEffectEvent(place.getStage);
  const getClip = useEffectEvent(place.getClip);
  const getZoom = useEffectEvent(() => zoom);
  useEffect(() => {
    const stage = findStage();
    return stage
      ? listenToZoom(stage, { getClip: () => getClip(), getZoom: () => getZoom(), change })
      : undefined;
  }, [change]);
}

/** How a clip is enlarged: by fingers, the wheel and buttons. @param linked what a link says */
export function usePictureZoom(place: ZoomPlace, linked: PictureZoom = wholePicture): ShownZoom {
  const [zoom, setZoom] = useState(() => limitZoom(linked));
  useShownZoom(place, zoom);
  useZoomGestures(place, zoom, setZoom);
  return {
    zoom,
    isZoomed: isZoomed(zoom),
    enlarge: (factor) => setZoom(zoomPicture(zoom, factor, { x: 0, y: 0 })),
    reset: () => setZoom(wholePicture),
  };
}
