import { Suspense, type ReactNode } from 'react';
import { animalPath, myRodeoPath, rodeoPath } from '#src/config/paths.ts';
import { getAnimalName } from '#src/domain/animal.ts';
import { getGateTurn } from '#src/domain/judged-ride.ts';
import { getRideMarks } from '#src/domain/ride-clock.ts';
import { getRiders, type Video } from '#src/domain/video.ts';
import { getRiderLabel } from '#src/domain/rodeo-event.ts';
import { classNames } from '#src/lib/class-names.ts';
import { formatDate } from '#src/lib/dates.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { useRiderPath } from '#src/session/use-rider-path.ts';
import { Brand } from '#src/ui/brand.tsx';
import { FactLink, PersonLinks } from '#src/ui/fact-list.tsx';
import { copy as controlsCopy } from '../controls/copy.ts';
import { copy } from './copy.ts';

const RideTime = lazyComponent(() => import('./ride-time.tsx'), 'RideTime');

/** What is known of every ride. */
export function MainFacts({ video }: { video: Video }) {
  const riders = getRiders(video);
  const riderPath = useRiderPath();
  return (
    <>
      {riders.length > 0 && (
        <Fact label={riders.length > 1 ? copy.facts.riders : getRiderLabel(video.event_type)}>
          <PersonLinks people={riders} getPath={riderPath} />
        </Fact>
      )}
      {video.animal_id && (
        <Fact label={copy.facts.animal}>
          {video.animal_brand && <Brand>{video.animal_brand}</Brand>}
          <FactLink to={animalPath(video.animal_id)}>{getAnimalName({ name: video.animal_name })}</FactLink>
        </Fact>
      )}
      <WhereFact video={video} />
    </>
  );
}

/** The panel shows this, too, because a phone on its side has no room for it over the picture. */
export function WhereFact({ video }: { video: Video }) {
  return (
    <Fact label={copy.facts.where} className="player-where">
      <FactLink to={video.rodeo_id ? rodeoPath(video.rodeo_id) : undefined}>{video.location}</FactLink>
      <span className="font-normal text-on-picture-2">
        {formatDate(video.event_date)}
        {video.edited && ` · ${copy.facts.edited}`}
      </span>
    </Fact>
  );
}

interface SourceFactsProps {
  video: Video;
  /** Not where the title is a link to the rodeo. */
  hasRodeo?: boolean;
}

/** Where there is room for more: the header leaves them out on small screens. */
export function SourceFacts({ video, hasRodeo = true }: SourceFactsProps) {
  const { tagged_animal_contractor_id: contractorId, contractor_name: contractor } = video;
  const marks = getRideMarks(video);
  return (
    <>
      {marks && (
        <Fact label={controlsCopy.rideClock.time} className="player-source">
          <Suspense fallback={controlsCopy.rideClock.loading}>
            <RideTime videoId={video.video_id} marks={marks} />
          </Suspense>
        </Fact>
      )}
      <JudgingFacts video={video} />
      {hasRodeo && video.rodeo_id && (
        <Fact label={copy.facts.rodeo} className="player-source">
          <FactLink to={rodeoPath(video.rodeo_id)}>{video.title}</FactLink>
        </Fact>
      )}
      {contractorId && contractor && (
        <Fact label={copy.facts.contractor} className="player-source">
          <PersonLinks people={[{ id: contractorId, name: contractor }]} getPath={myRodeoPath} />
        </Fact>
      )}
      {video.user_id && (
        <Fact label={copy.facts.postedBy} className="player-source">
          <PersonLinks people={[{ id: video.user_id, name: video.user_name }]} getPath={myRodeoPath} />
        </Fact>
      )}
    </>
  );
}

/** What the judges gave each half, and where the animal went. */
function JudgingFacts({ video }: { video: Video }) {
  const { rider_marks: rider, animal_marks: animal } = video;
  const turn = getGateTurn(video);
  return (
    <>
      {(rider !== null || animal !== null) && (
        <Fact label={copy.facts.judges} className="player-source">
          {[rider !== null && copy.facts.riderHalf(rider), animal !== null && copy.facts.animalHalf(animal)]
            .filter(Boolean)
            .join(' · ')}
        </Fact>
      )}
      {turn && (
        <Fact label={copy.facts.gate} className="player-source">
          {copy.facts.turns[turn]}
        </Fact>
      )}
    </>
  );
}

function Fact({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={classNames('flex items-baseline gap-2 py-[0.35rem]', className)}>
      <dt className="label shrink-0 text-md text-on-picture-2">{label}</dt>
      <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2">{children}</dd>
    </div>
  );
}
