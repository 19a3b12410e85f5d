import type { HerdAnimal } from '#src/domain/herd.ts';
import { copy } from './copy.ts';

type Figures = HerdAnimal['figures'];

interface HerdFigure {
  label: string;
  value: string;
  /** What the value is of. */
  detail?: string;
}

export function formatFigures({ outs, scored, timed }: Figures): HerdFigure[] {
  const [run] = timed;
  if (scored.rated === 0 && run)
    return [
      { label: copy.runs, value: String(outs) },
      { label: copy.bestTime, value: copy.seconds(run.best.time) },
    ];
  const best = { label: copy.bestScore, value: scored.best ? String(scored.best.score) : copy.none };
  return [{ label: copy.outs, value: String(outs) }, formatQualified(scored), best];
}

function formatQualified({ rated, qualified, qualifiedShare }: Figures['scored']): HerdFigure {
  const label = copy.qualified;
  if (rated === 0) return { label, value: copy.none };
  const count = copy.qualifiedOf(qualified, rated);
  return qualifiedShare === undefined
    ? { label, value: count }
    : { label, value: copy.percent(qualifiedShare), detail: count };
}
