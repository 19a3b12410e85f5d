import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { buildPlaySearch } from '#src/config/paths.ts';
import { maxOffspring } from '#src/data/firestore-rest/public-pedigrees.ts';
import type { Animal } from '#src/domain/animal.ts';
import { getOffspringFigures } from '#src/domain/offspring.ts';
import { minimumRides, type RideFigures } from '#src/domain/ride-figures.ts';
import type { Video } from '#src/domain/video.ts';
import { formatCount } from '#src/languages/format-facts.ts';
import { keepRowFocus } from '#src/lib/keep-row-focus.ts';
import { offspringQuery, type Offspring } from '#src/queries/offspring-query.ts';
import { useMemberId } from '#src/session/use-member-id.ts';
import { copy } from './copy.ts';
import { ReadError } from './read-error.tsx';
import { hidesFigures, nameYoung, presentYoung, toYoungRow } from './young-figures.ts';
import { YoungItem } from './young-item.tsx';

/** The sons and daughters of an animal with their rides; nothing where none names it. */
export function OffspringSection({ parent, isOwn }: { parent: Animal; isOwn: boolean }) {
  const { data, error, refetch } = useQuery(offspringQuery(parent.id, useMemberId() !== undefined));
  if (!data)
    return error && <ReadError title={copy.young.loadError} error={error} onRetry={() => void refetch()} />;
  return data.young.length > 0 && <YoungSection parent={parent} isOwn={isOwn} offspring={data} />;
}

interface YoungSectionProps {
  parent: Animal;
  isOwn: boolean;
  offspring: Offspring;
}

function YoungSection({ parent, isOwn, offspring }: YoungSectionProps) {
  const titleId = useId();
  const { young } = offspring;
  const rows = useMemo(() => young.map(toYoungRow), [young]);
  const figures = useMemo(() => getOffspringFigures(young), [young]);
  return (
    <section aria-labelledby={titleId} className="grid gap-6">
      <h2 id={titleId} className="display flex items-center gap-3 text-display-lg">
        {nameYoung(young)}
        <span className="stitch flex-1" />
      </h2>
      {figures.outs > 0 && <YoungFigures figures={figures} />}
      <ul ref={keepRowFocus} className="border-t border-line">
        {rows.map((row) => (
          <YoungItem key={row.animal.id} row={row} parent={parent} isOwn={isOwn} />
        ))}
      </ul>
      {figures.outs > 0 && <Source offspring={offspring} figures={figures} />}
    </section>
  );
}

function YoungFigures({ figures }: { figures: RideFigures<Video> }) {
  const { search } = useLocation();
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] border-y border-line">
      {presentYoung(figures).map(({ label, value, detail, ride }) => (
        <div key={label} className="grid content-start gap-1 py-3 pr-4">
          <dt className="label text-md text-ink-2">{label}</dt>
          <dd className="grid gap-1">
            {ride ? (
              <Link
                to={{ search: buildPlaySearch(search, ride.video_id) }}
                className="numeral text-display-lg underline decoration-1"
              >
                {value}
              </Link>
            ) : (
              <span className="numeral text-display-lg">{value}</span>
            )}
            <span className="text-sm wrap-anywhere text-ink-2">{detail}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What the figures are from, and what they mean. */
function Source({ offspring, figures }: { offspring: Offspring; figures: RideFigures<Video> }) {
  const { rideCount, hasMore } = offspring;
  const isScored = figures.scored.length > 0;
  return (
    <p className="max-w-[65ch] text-sm text-ink-2">
      {[
        rideCount === undefined ? copy.young.source : copy.young.sourceOfLatest(formatCount(rideCount)),
        hasMore && copy.young.shown(maxOffspring),
        isScored && copy.young.meaning,
        hidesFigures(figures) && copy.young.fewRides(minimumRides),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}
