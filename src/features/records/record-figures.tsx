import { Link, useLocation } from 'react-router-dom';
import { buildPlaySearch } from '#src/config/paths.ts';
import { buildRecordSearch } from '#src/config/record-links.ts';
import { minimumRatedRides, type RideFigures } from '#src/domain/ride-figures.ts';
import { getRodeoEventName } from '#src/domain/rodeo-event.ts';
import type { Video } from '#src/domain/video.ts';
import { toDecimal } from '#src/languages/localize.ts';
import { formatDate } from '#src/lib/dates.ts';
import { formatCount } from '#src/lib/format.ts';
import { copy } from './copy.ts';

interface RecordFiguresProps {
  figures: RideFigures<Video>;
  /** The season of the rides that the figures link to; undefined for all. */
  year: number | undefined;
  /** What all rides are called; by default the outs or runs of an animal. */
  ridesLabel: string | undefined;
}

export function RecordFigures({ figures, year, ridesLabel }: RecordFiguresProps) {
  const { outs, unknown, scored, animalHalf, buckOffs, timed } = figures;
  const animalLabel = scored.rated === 0 && timed.length > 0 ? copy.figures.runs : copy.figures.outs;
  const hidesRates = [scored, ...timed].some(({ rated }) => rated > 0 && rated < minimumRatedRides);
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3 md:has-[>:nth-child(7):last-child]:grid-cols-4">
        <FigureTile
          label={ridesLabel ?? animalLabel}
          value={formatCount(outs)}
          detail={unknown > 0 ? copy.figures.withoutResult(unknown) : ''}
          search={buildRecordSearch({ year, rides: 'all' })}
        />
        <ScoredTiles scored={scored} year={year} />
        {ridesLabel === undefined && <AnimalTiles animalHalf={animalHalf} buckOffs={buckOffs} year={year} />}
        {timed.map((event) => (
          <TimedTiles key={event.eventId} timed={event} year={year} />
        ))}
      </dl>
      {hidesRates && <p className="text-sm text-ink-2">{copy.figures.fewRides(minimumRatedRides)}</p>}
    </div>
  );
}

interface ScoredTilesProps {
  scored: RideFigures<Video>['scored'];
  year: number | undefined;
}

function ScoredTiles({ scored, year }: ScoredTilesProps) {
  const { rated, qualified, qualifiedShare, meanScore, best } = scored;
  const { search } = useLocation();
  const qualifiedSearch = buildRecordSearch({ year, rides: 'qualified' });
  if (rated === 0) return null;
  return (
    <>
      {qualifiedShare === undefined ? (
        <FigureTile
          label={copy.figures.qualified}
          value={formatCount(qualified)}
          detail={copy.figures.qualifiedOfFew(rated)}
          search={qualifiedSearch}
        />
      ) : (
        <FigureTile
          label={copy.figures.qualified}
          value={copy.figures.percent(qualifiedShare)}
          detail={copy.figures.qualifiedOf(qualified, rated)}
          search={qualifiedSearch}
        />
      )}
      {meanScore !== undefined && (
        <FigureTile
          label={copy.figures.averageScore}
          value={toDecimal(meanScore.toFixed(1))}
          detail={copy.figures.averageOf(qualified)}
          search={qualifiedSearch}
        />
      )}
      {best && (
        <FigureTile
          label={copy.figures.bestScore}
          value={toDecimal(best.score)}
          detail={formatDate(best.ride.event_date)}
          search={buildPlaySearch(search, best.ride.video_id)}
        />
      )}
    </>
  );
}

type AnimalTilesProps = Pick<RideFigures<Video>, 'animalHalf' | 'buckOffs'> & { year: number | undefined };

/** What the judges gave an animal, and how long riders stay on. */
function AnimalTiles({ animalHalf, buckOffs, year }: AnimalTilesProps) {
  const { search } = useLocation();
  return (
    <>
      {animalHalf.mean !== undefined && (
        <FigureTile
          label={copy.figures.averageHalf}
          value={toDecimal(animalHalf.mean.toFixed(1))}
          detail={copy.figures.halfOf(animalHalf.rated)}
          search={buildRecordSearch({ year, rides: 'all' })}
        />
      )}
      {animalHalf.best && (
        <FigureTile
          label={copy.figures.bestHalf}
          value={toDecimal(animalHalf.best.points)}
          detail={formatDate(animalHalf.best.ride.event_date)}
          search={buildPlaySearch(search, animalHalf.best.ride.video_id)}
        />
      )}
      {buckOffs.mean !== undefined && (
        <FigureTile
          label={copy.figures.buckOffTime}
          value={copy.figures.shortSeconds(buckOffs.mean)}
          detail={copy.figures.buckOffsOf(buckOffs.rated)}
          search={buildRecordSearch({ year, rides: 'bucked-off' })}
        />
      )}
    </>
  );
}

interface TimedTilesProps {
  timed: RideFigures<Video>['timed'][number];
  year: number | undefined;
}

function TimedTiles({ timed: { eventId, rated, meanTime, best }, year }: TimedTilesProps) {
  const { search } = useLocation();
  const event = copy.figures.runsOf(getRodeoEventName(eventId), rated);
  return (
    <>
      {meanTime !== undefined && (
        <FigureTile
          label={copy.figures.averageTime}
          value={copy.figures.seconds(meanTime)}
          detail={event}
          search={buildRecordSearch({ year, rides: 'timed', event: eventId })}
        />
      )}
      <FigureTile
        label={copy.figures.bestTime}
        value={copy.figures.seconds(best.time)}
        detail={event}
        search={buildPlaySearch(search, best.ride.video_id)}
      />
    </>
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
