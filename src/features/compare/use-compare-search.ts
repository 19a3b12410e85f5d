import { useSearchParams } from 'react-router-dom';
import { compareParameters } from '#src/config/record-links.ts';
import { formatZoom, parseZoom, type LinkedZoom } from '#src/domain/linked-zoom.ts';

export type CompareView = 'side' | 'overlay';
export type Side = 'left' | 'right';

/** Something of both rides. */
export type OfBoth<T> = Readonly<Record<Side, T>>;

const startParameters = { left: compareParameters.leftStart, right: compareParameters.rightStart };
const zoomParameters = { left: compareParameters.leftZoom, right: compareParameters.rightZoom };

function readSeconds(text: string | null, pattern: RegExp): number | undefined {
  return pattern.test(text ?? '') ? Number(text) : undefined;
}

/** What is seen of both rides, which only a link that is sent has. */
interface SeenMoment {
  /** Seconds from the gate. */
  time: number;
  zooms: OfBoth<LinkedZoom>;
}

/** The query with another ride beside the left one, of which it keeps the match by hand, the zoom, and the view. */
export function putBeside(search: string, rightId: string): string {
  const query = new URLSearchParams(search);
  query.set(compareParameters.right, rightId);
  for (const name of [startParameters.right, zoomParameters.right, compareParameters.time])
    query.delete(name);
  return `?${query}`;
}

/** What is compared and how, from the URL. */
export function useCompareSearch() {
  const [query, setQuery] = useSearchParams();
  const change = (name: string, value: string | undefined) => {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
    setQuery(query, { replace: true });
  };
  const readStart = (side: Side) => readSeconds(query.get(startParameters[side]), /^\d{1,5}(\.\d+)?$/);
  const view: CompareView = query.get(compareParameters.view) === 'overlay' ? 'overlay' : 'side';
  return {
    leftId: query.get(compareParameters.left) ?? '',
    rightId: query.get(compareParameters.right) ?? '',
    view,
    setView: (next: CompareView) => change(compareParameters.view, next === 'side' ? undefined : next),
    /** The seconds of the clips that were matched by hand. */
    starts: { left: readStart('left'), right: readStart('right') },
    setStart: (side: Side, seconds: number | undefined) => change(startParameters[side], seconds?.toFixed(4)),
    /** Of a link that was sent. */
    time: readSeconds(query.get(compareParameters.time), /^-?\d{1,5}(\.\d+)?$/) ?? 0,
    zooms: {
      left: parseZoom(query.get(compareParameters.leftZoom)),
      right: parseZoom(query.get(compareParameters.rightZoom)),
    },
    /** The query of a link to what is seen. */
    buildSearch: ({ time, zooms }: SeenMoment): string => {
      const sent = new URLSearchParams(query);
      sent.set(compareParameters.time, String(Math.round(time * 1000) / 1000));
      for (const side of ['left', 'right'] as const) {
        const zoom = formatZoom(zooms[side]);
        if (zoom === undefined) sent.delete(zoomParameters[side]);
        else sent.set(zoomParameters[side], zoom);
      }
      return `?${sent}`;
    },
  };
}
