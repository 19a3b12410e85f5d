import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { toDecimal } from '#src/languages/localize.ts';
import { zoomStep } from '#src/lib/zoom/picture-zoom.ts';
import type { ShownZoom } from '#src/lib/zoom/use-picture-zoom.ts';
import { IconButton } from './button.tsx';
import { copy } from './copy.ts';

/** Enlarges a picture as two fingers do, for those who use one or none. */
export function ZoomButtons({ zoom: { zoom, isZoomed, enlarge, reset } }: { zoom: ShownZoom }) {
  return (
    <div role="group" aria-label={copy.zoom.label} className="flex shrink-0 items-center">
      {isZoomed && (
        <>
          <IconButton label={copy.zoom.out} onClick={() => enlarge(1 / zoomStep)}>
            <ZoomOut className="size-5.5" />
          </IconButton>
          <button
            type="button"
            title={copy.zoom.whole}
            onClick={reset}
            className="label min-h-11 min-w-11 rounded-md px-1 tabular-nums hover:bg-current/10"
          >
            {copy.zoom.scale(toDecimal(zoom.scale.toFixed(1)))}
            <span className="sr-only"> {copy.zoom.whole}</span>
          </button>
        </>
      )}
      <IconButton label={copy.zoom.in} onClick={() => enlarge(zoomStep)}>
        <ZoomIn className="size-5.5" />
      </IconButton>
    </div>
  );
}
