import { rodeoPath } from '#src/config/paths.ts';
import { describeHalves } from '#src/domain/judged-ride.ts';
import { getPlateResult } from '#src/domain/plate-result.ts';
import { getRodeoEventName } from '#src/domain/rodeo-event.ts';
import { FactLink } from '#src/ui/fact-list.tsx';
import { ScorePlate } from '#src/ui/score-plate.tsx';
import { useRide } from '../controls/ride-context.ts';
import { MainFacts, SourceFacts } from './ride-facts.tsx';
import { RideLists } from './ride-lists.tsx';

/** Below the picture on a phone held upright. */
export function UprightPage() {
  const { video } = useRide();
  const result = getPlateResult(video);
  const eventName = getRodeoEventName(video.event_type);
  return (
    <div data-scrolls className="player-page">
      <section className="player-ride">
        <div className="player-heading">
          <h1 className="display wrap-break-word">
            <FactLink to={video.rodeo_id ? rodeoPath(video.rodeo_id) : undefined}>{video.title}</FactLink>
          </h1>
          {eventName && <p className="label">{eventName}</p>}
        </div>
        {result && (
          <div>
            <ScorePlate {...result}>{describeHalves(video)}</ScorePlate>
          </div>
        )}
        <dl className="player-sheet">
          <MainFacts video={video} />
          <SourceFacts video={video} hasRodeo={false} />
        </dl>
        {video.notes && <p className="col-span-full whitespace-pre-line text-on-picture-2">{video.notes}</p>}
      </section>
      <RideLists video={video} />
    </div>
  );
}
