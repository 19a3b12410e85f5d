import { rodeoPath } from '#src/config/paths.ts';
import { presentResult } from '#src/domain/present-result.ts';
import { getRodeoEventName } from '#src/domain/rodeo-event.ts';
import { FactLink } from '#src/ui/fact-list.tsx';
import { ScorePlate } from '#src/ui/score-plate.tsx';
import { useRide } from '../controls/ride-context.ts';
import { BesideLine } from './beside-line.tsx';
import { MainFacts, SourceFacts } from './ride-facts.tsx';
import { RideLists } from './ride-lists.tsx';

/** Below the picture on a phone held upright. @property hasEnded the card on the picture has no room for more */
export function UprightPage({ hasEnded }: { hasEnded: boolean }) {
  const { video } = useRide();
  const result = presentResult(video);
  const eventName = getRodeoEventName(video.event_type);
  return (
    <div data-scrolls className="player-page">
      {hasEnded && <BesideLine video={video} />}
      <section className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-3 border-t border-leather-2 pt-4 @min-[640px]:col-span-full">
        <div className="grid content-center justify-items-start gap-2 text-[min(2rem,9cqw)] [&_a]:no-underline">
          <h1 className="display wrap-break-word">
            <FactLink to={video.rodeo_id ? rodeoPath(video.rodeo_id) : undefined}>{video.title}</FactLink>
          </h1>
          {eventName && (
            <p className="label rounded-sm bg-leather-2 px-[0.5em] pt-[0.22em] pb-[0.14em] text-display-2xs leading-none">
              {eventName}
            </p>
          )}
        </div>
        {result && (
          <div>
            <ScorePlate hasParts result={result} />
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
