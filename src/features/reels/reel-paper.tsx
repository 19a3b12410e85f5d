import { useState } from 'react';
import { env } from '#src/config/env.ts';
import { reelPath } from '#src/config/reel-links.ts';
import { presentResult } from '#src/domain/present-result.ts';
import { getAnimalName } from '#src/domain/animal.ts';
import { countNouns, countOutOf } from '#src/domain/counts/count-nouns.ts';
import { nameEvent, presentFigures } from '#src/domain/present-figures.ts';
import { getRideFigures } from '#src/domain/ride-figures.ts';
import { getRiderNames } from '#src/domain/ride-result.ts';
import type { Video } from '#src/domain/video.ts';
import { joinFacts } from '#src/languages/format-facts.ts';
import { getNow } from '#src/lib/clock.ts';
import { formatDate, getLocalDay } from '#src/lib/dates.ts';
import type { PlayableReel } from '#src/queries/reel-queries.ts';
import arena from '#src/ui/art/arena-empty.svg';
import { ImageWithFallback } from '#src/ui/image-with-fallback.tsx';
import { QrCode } from '#src/ui/qr-code.tsx';
import { copy } from './copy.ts';

/** More rides than this are one line each, so that thirty fit on one sheet. */
const maxRoomyRides = 9;

/** What is printed: who, how good, which rides, and where to watch them. */
export function ReelPaper({ playable: { reel, rides } }: { playable: PlayableReel }) {
  const [today] = useState(() => getLocalDay(getNow()));
  const [first] = rides;
  const address = location.origin + reelPath(reel.id);
  return (
    <article
      className="paper reel-paper"
      aria-label={reel.title}
      data-compact={rides.length > maxRoomyRides || undefined}
    >
      <header className="paper-head">
        <div>
          <h2>{reel.title}</h2>
          <p>{reel.user_name}</p>
        </div>
        {first?.thumbnail_url && (
          <ImageWithFallback src={first.thumbnail_url} fallback={arena} className="paper-photo" />
        )}
        <div className="paper-code">
          <QrCode text={address} label={copy.paper.qr} />
          {copy.paper.scan}
        </div>
      </header>
      <Figures rides={rides} />
      <RideTable rides={rides} hasRiders={rides.some((ride) => getRiderNames(ride) !== reel.user_name)} />
      <footer className="paper-foot">
        <span>{address}</span>
        <span>{copy.paper.source(env.productName, formatDate(today))}</span>
      </footer>
    </article>
  );
}

const paperFigures = ['outs', 'qualified', 'averageScore', 'bestScore', 'bestTime'] as const;

function Figures({ rides }: { rides: readonly Video[] }) {
  const figures = getRideFigures(rides);
  return (
    <dl className="paper-figures">
      {presentFigures(figures, paperFigures).map(({ key, value, detail }) => (
        <div key={`${key} ${detail.eventId}`}>
          <dt>{joinFacts(copy.paper[key], nameEvent(figures, detail))}</dt>
          <dd>
            {key === 'qualified' ? countOutOf(detail.count, detail.rated) : value}
            {key === 'averageScore' && <small> {countNouns(detail.count, 'qualified')}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function RideTable({ rides, hasRiders }: { rides: readonly Video[]; hasRiders: boolean }) {
  const { columns } = copy.paper;
  return (
    <table>
      <thead>
        <tr>
          <th>{columns.date}</th>
          <th>{columns.rodeo}</th>
          {hasRiders && <th>{columns.rider}</th>}
          <th>{columns.animal}</th>
          <th className="paper-result">{columns.result}</th>
        </tr>
      </thead>
      <tbody>
        {rides.map((ride) => (
          <tr key={ride.id}>
            <td>{formatDate(ride.event_date)}</td>
            <td>
              <b>{ride.title}</b> <span>{ride.location}</span>
            </td>
            {hasRiders && <td>{getRiderNames(ride)}</td>}
            <td>
              {ride.animal_brand && <b className="paper-brand">{ride.animal_brand}</b>}{' '}
              {ride.animal_id && getAnimalName({ name: ride.animal_name })}
            </td>
            <td className="paper-result">
              <b>{presentResult(ride)?.listed}</b> <small>{presentResult(ride)?.parts}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
