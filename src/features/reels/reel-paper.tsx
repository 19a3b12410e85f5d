import { presentResult } from '#src/domain/present-result.ts';
import { getAnimalName } from '#src/domain/animal.ts';
import { countNouns, countOutOf } from '#src/domain/counts/count-nouns.ts';
import { nameEvent, presentFigures } from '#src/domain/present-figures.ts';
import { getRideFigures } from '#src/domain/ride-figures.ts';
import { getRiderNames } from '#src/domain/ride-result.ts';
import type { Video } from '#src/domain/video.ts';
import { joinFacts } from '#src/languages/format-facts.ts';
import { formatDate } from '#src/lib/dates.ts';
import type { PlayableReel } from '#src/queries/reel-queries.ts';
import arena from '#src/ui/art/arena-empty.svg';
import { ImageWithFallback } from '#src/ui/image-with-fallback.tsx';
import { copy } from './copy.ts';
import { Sheet } from './sheet.tsx';

/** More rides than this are one line each, so that thirty fit on one sheet. */
const maxRoomyRides = 9;

/** What is printed: who, how good, which rides, and where to watch them. */
export function ReelPaper({ playable: { reel, rides } }: { playable: PlayableReel }) {
  const [first] = rides;
  return (
    <Sheet
      reel={reel}
      facts={[reel.user_name]}
      isCompact={rides.length > maxRoomyRides}
      codeLabel={copy.paper.qr}
      picture={
        first?.thumbnail_url && (
          <ImageWithFallback src={first.thumbnail_url} fallback={arena} className="paper-photo" />
        )
      }
    >
      <Figures rides={rides} />
      <RideTable rides={rides} hasRiders={rides.some((ride) => getRiderNames(ride) !== reel.user_name)} />
    </Sheet>
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
