import { newResultListPath } from '#src/config/reel-links.ts';
import { maxListedRides } from '#src/domain/reel.ts';
import { getFirstFilms } from '#src/domain/ride-outcome.ts';
import type { Video } from '#src/domain/video.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { NameSuffix } from '#src/ui/name-suffix.tsx';
import { copy } from './copy.ts';

interface ResultListLinkProps {
  rides: readonly Video[];
  /** The day whose rides they are, where the rodeo has several. */
  day?: string;
}

/** Begins a result list with rides in the order in which they were posted, which tells rounds of one day apart. */
export function ResultListLink({ rides, day }: ResultListLinkProps) {
  const inOrder = getFirstFilms(rides).toSorted((one, other) => Number(one.created) - Number(other.created));
  if (inOrder.length > maxListedRides) return null;
  return (
    <ButtonLink className="justify-self-start" to={newResultListPath(inOrder.map(({ id }) => id))}>
      {copy.resultList}
      {day !== undefined && <NameSuffix>{day}</NameSuffix>}
    </ButtonLink>
  );
}
