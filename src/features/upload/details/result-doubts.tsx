import type { RideMarks } from '#src/domain/ride-clock.ts';
import { formatRideSeconds } from '#src/domain/ride-seconds.ts';
import { formatTyped } from '#src/domain/exact-numbers.ts';
import { toDecimal } from '#src/languages/localize.ts';
import { copy } from '../copy.ts';
import { findDoubts, getFormResult, type Doubt } from '../rides/form-result.ts';
import { toVideoDetails, type RideFormValues } from '../rides/ride-form-schema.ts';

interface ResultDoubtsProps {
  values: RideFormValues;
  marks: RideMarks | null;
}

/** Asks about a result that is possible, and seldom meant; nothing where there is none. */
export function ResultDoubts({ values, marks }: ResultDoubtsProps) {
  const seconds = marks ? marks.end - marks.start : undefined;
  const { score } = toVideoDetails(values);
  const questions: Record<Doubt, () => string> = {
    'low-score': () => copy.result.lowScore(toDecimal(formatTyped(score ?? 0, 0))),
    'short-ride': () => copy.result.shortRide(formatRideSeconds(seconds ?? 0, 2)),
  };
  const doubts = findDoubts(getFormResult(values, seconds), score, seconds);
  if (doubts.length === 0) return null;
  return (
    <div role="status" className="grid gap-2 font-[550]">
      {doubts.map((doubt) => (
        <p key={doubt}>{questions[doubt]()}</p>
      ))}
    </div>
  );
}
