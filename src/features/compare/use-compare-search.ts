import { useSearchParams } from 'react-router-dom';
import { compareParameters } from '#src/config/record-links.ts';

export type CompareView = 'side' | 'overlay';
export type Side = 'left' | 'right';

const startParameters = { left: compareParameters.leftStart, right: compareParameters.rightStart };

/** What is compared and how, from the URL. */
export function useCompareSearch() {
  const [query, setQuery] = useSearchParams();
  const change = (name: string, value: string | undefined) => {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
    setQuery(query, { replace: true });
  };
  const readStart = (side: Side) => {
    const text = query.get(startParameters[side]) ?? '';
    return /^\d{1,5}(\.\d+)?$/.test(text) ? Number(text) : undefined;
  };
  const view: CompareView = query.get(compareParameters.view) === 'overlay' ? 'overlay' : 'side';
  return {
    leftId: query.get(compareParameters.left) ?? '',
    rightId: query.get(compareParameters.right) ?? '',
    view,
    setView: (next: CompareView) => change(compareParameters.view, next === 'side' ? undefined : next),
    /** The seconds of the clips that were matched by hand. */
    starts: { left: readStart('left'), right: readStart('right') },
    setStart: (side: Side, seconds: number | undefined) => change(startParameters[side], seconds?.toFixed(4)),
  };
}
