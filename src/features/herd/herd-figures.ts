import { countOutOf } from '#src/domain/counts/count-nouns.ts';
import type { HerdAnimal } from '#src/domain/herd.ts';
import { nameEvent, presentFigures, type Figure } from '#src/domain/present-figures.ts';
import { minimumRides } from '#src/domain/ride-figures.ts';
import { joinFacts } from '#src/languages/format-facts.ts';
import { copy } from './copy.ts';

interface HerdFigure {
  label: string;
  value: string;
  /** What the value is of. */
  detail?: string;
}

const scoredKeys = ['outs', 'qualified', 'bestScore'] as const;
const keys = [...scoredKeys, 'bestTime'] as const;
type Key = (typeof keys)[number];

/** The same lines for every animal of a kind, so that those of a sheet can be compared; of several events, lines for each. */
export function formatFigures(figures: HerdAnimal['figures']): HerdFigure[] {
  const { scored, timed } = figures;
  const isTimed = scored.length === 0 && timed.length > 0;
  const shown = presentFigures(figures, keys).map((figure) => ({
    key: figure.key,
    label: joinFacts(
      copy[isTimed && figure.key === 'outs' ? 'runs' : figure.key],
      nameEvent(figures, figure.detail),
    ),
    ...formatFigure(figure),
  }));
  const missing = isTimed ? [] : scoredKeys.filter((key) => shown.every((each) => each.key !== key));
  return [...shown, ...missing.map((key) => ({ label: copy[key], value: copy.none }))];
}

function formatFigure({
  key,
  value,
  detail: { count, rated },
}: Figure<unknown, Key>): Omit<HerdFigure, 'label'> {
  if (key !== 'qualified') return { value };
  const detail = countOutOf(count, rated);
  return rated < minimumRides ? { value: detail } : { value, detail };
}
