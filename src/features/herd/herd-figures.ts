import { countOutOf } from '#src/domain/counts/count-nouns.ts';
import type { HerdAnimal } from '#src/domain/herd.ts';
import { presentFigures, type Figure } from '#src/domain/present-figures.ts';
import { minimumRatedRides } from '#src/domain/ride-figures.ts';
import { copy } from './copy.ts';

interface HerdFigure {
  label: string;
  value: string;
  /** What the value is of. */
  detail?: string;
}

const scoredKeys = ['outs', 'qualified', 'bestScore'] as const;
const timedKeys = ['outs', 'bestTime'] as const;

/** The same lines for every animal of a kind, so that those of a sheet can be compared. */
export function formatFigures(figures: HerdAnimal['figures']): HerdFigure[] {
  const { scored, timed } = figures;
  if (scored.rated === 0 && timed.length > 0)
    return presentFigures(figures, timedKeys).map(({ key, value }) => ({
      label: key === 'outs' ? copy.runs : copy.bestTime,
      value,
    }));
  const shown = presentFigures(figures, scoredKeys);
  return scoredKeys.map((key) => {
    const figure = shown.find((each) => each.key === key);
    return { label: copy[key], ...(figure ? formatFigure(figure) : { value: copy.none }) };
  });
}

function formatFigure({ key, value, detail: { count, rated } }: Figure): Omit<HerdFigure, 'label'> {
  if (key !== 'qualified') return { value };
  const detail = countOutOf(count, rated);
  return rated < minimumRatedRides ? { value: detail } : { value, detail };
}
