import { Link, useLocation } from 'react-router-dom';
import { buildPlaySearch } from '#src/config/paths.ts';
import { buildRecordSearch } from '#src/config/record-links.ts';
import { countNouns, countOutOf } from '#src/domain/counts/count-nouns.ts';
import { nameEvent, presentFigures, type FigureDetail, type FigureKey } from '#src/domain/present-figures.ts';
import { minimumRides, type RideFigures } from '#src/domain/ride-figures.ts';
import type { RideSelection } from '#src/domain/ride-selection.ts';
import { getRodeoEventName } from '#src/domain/rodeo-event.ts';
import type { Video } from '#src/domain/video.ts';
import { formatCount, joinFacts } from '#src/languages/format-facts.ts';
import { formatDate } from '#src/lib/dates.ts';
import { copy } from './copy.ts';

interface RecordFiguresProps {
  figures: RideFigures<Video>;
  /** The season of the rides that the figures link to; undefined for all. */
  year: number | undefined;
  /** What all rides are called; by default the outs or runs of an animal. */
  ridesLabel: string | undefined;
}

const rideKeys = ['outs', 'qualified', 'averageScore', 'bestScore', 'averageTime', 'bestTime'] as const;
/** What the judges gave an animal, and how long riders stay on. */
const animalKeys = ['averageHalf', 'bestHalf', 'buckOffTime'] as const;

interface Tile {
  describe: (detail: FigureDetail<Video>) => string;
  /** Whether the description names the event. */
  isNamed?: true;
  /** Which rides it opens, unless it is of one. */
  rides?: RideSelection['outcome'];
}

const describeDay = ({ ride }: FigureDetail<Video>) => (ride ? formatDate(ride.event_date) : '');
const describeRuns = ({ eventId, rated }: FigureDetail) =>
  `${getRodeoEventName(eventId ?? 0)}, ${countNouns(rated, 'run')}`;

const tiles: Record<Exclude<FigureKey, 'buckedOff'>, Tile> = {
  outs: {
    describe: ({ count, rated }) =>
      count > rated ? copy.figures.withoutResult(formatCount(count - rated)) : '',
    rides: 'all',
  },
  qualified: {
    describe({ count, rated }) {
      const rides = countNouns(rated, 'ride');
      return rated < minimumRides ? copy.figures.qualifiedOfFew(rides) : countOutOf(count, rides);
    },
    rides: 'qualified',
  },
  averageScore: { describe: ({ count }) => countNouns(count, 'qualified'), rides: 'qualified' },
  bestScore: { describe: describeDay },
  averageHalf: { describe: ({ rated }) => copy.figures.halfOf(countNouns(rated, 'ride')), rides: 'all' },
  bestHalf: { describe: describeDay },
  buckOffTime: {
    describe: ({ rated }) => copy.figures.buckOffsOf(countNouns(rated, 'buckOff')),
    rides: 'bucked-off',
  },
  averageTime: { describe: describeRuns, isNamed: true, rides: 'timed' },
  bestTime: { describe: describeRuns, isNamed: true },
};

export function RecordFigures({ figures, year, ridesLabel }: RecordFiguresProps) {
  const { scored, timed } = figures;
  const { search } = useLocation();
  const animalLabel = scored.length === 0 && timed.length > 0 ? copy.figures.runs : copy.figures.outs;
  const hidesRates = scored.some(({ qualified }) => qualified < minimumRides);
  const shown = presentFigures(figures, ridesLabel === undefined ? [...rideKeys, ...animalKeys] : rideKeys);
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3 md:has-[>:nth-child(7):last-child]:grid-cols-4">
        {shown.map(({ key, value, detail }) => {
          const { describe, isNamed = false, rides } = tiles[key];
          const event = isNamed ? '' : nameEvent(figures, detail);
          return (
            <FigureTile
              key={`${key} ${detail.eventId}`}
              label={key === 'outs' ? (ridesLabel ?? animalLabel) : copy.figures[key]}
              value={value}
              detail={joinFacts(event, describe(detail))}
              search={
                detail.ride
                  ? buildPlaySearch(search, detail.ride.video_id)
                  : buildRecordSearch({ year, rides, event: isNamed || event ? detail.eventId : undefined })
              }
            />
          );
        })}
      </dl>
      {hidesRates && <p className="text-sm text-ink-2">{copy.figures.fewRides(minimumRides)}</p>}
    </div>
  );
}

interface FigureTileProps {
  label: string;
  value: string;
  /** How many rides the figure is from, or when it was; empty when there is nothing to say. */
  detail: string;
  search: string;
}

function FigureTile({ label, value, detail, search }: FigureTileProps) {
  return (
    <div className="bordered-soft relative grid min-h-26 content-start gap-2 rounded-md bg-surface p-4 hover:bg-sunken">
      <dt className="label text-md text-ink-2">{label}</dt>
      <dd className="grid gap-2">
        <Link
          to={{ search }}
          className="numeral text-display-lg underline decoration-1 after:absolute after:inset-0"
        >
          {value}
        </Link>
        <span className="text-sm text-ink-2">{detail}</span>
      </dd>
    </div>
  );
}
