import { Link } from 'react-router-dom';
import { animalPath, rodeoPath, videoPath } from '#src/config/paths.ts';
import { getRideAnimalName } from '#src/domain/animal.ts';
import { getRideMarks } from '#src/domain/ride-clock.ts';
import { getSpokenResult } from '#src/domain/ride-result.ts';
import { getRiderLabel, getScoring } from '#src/domain/rodeo-event.ts';
import { getRiders, type Video } from '#src/domain/video.ts';
import { formatDate } from '#src/lib/dates.ts';
import { useRiderPath } from '#src/session/use-rider-path.ts';
import { TextButton } from '#src/ui/button.tsx';
import { FactLink, FactList, FactListItem, PersonLinks } from '#src/ui/fact-list.tsx';
import { copy } from './copy.ts';

interface CompareCaptionProps {
  ride: Video;
  isMatchedByHand: boolean;
  onMatch: () => void;
  onUndo: () => void;
}

/** What a compared ride is, and which of its frames is matched with one of the other. */
export function CompareCaption({ ride, isMatchedByHand, onMatch, onUndo }: CompareCaptionProps) {
  const riders = getRiders(ride);
  const riderPath = useRiderPath();
  const result = getSpokenResult(ride);
  const matched = isMatchedByHand ? 'hand' : getRideMarks(ride) ? 'gate' : 'start';
  return (
    <section aria-label={ride.title} className="grid min-w-0 content-start gap-2">
      <h2 className="display text-display-sm wrap-anywhere">
        <Link
          to={videoPath(ride.video_id)}
          className="inline-flex min-h-11 items-center underline decoration-1"
        >
          {ride.title}
        </Link>
      </h2>
      <FactList>
        {riders.length > 0 && (
          <FactListItem label={getRiderLabel(ride.event_type)}>
            <PersonLinks people={riders} getPath={riderPath} />
          </FactListItem>
        )}
        {ride.animal_id && (
          <FactListItem label={copy.caption.animal}>
            <FactLink to={animalPath(ride.animal_id)}>{getRideAnimalName(ride)}</FactLink>
          </FactListItem>
        )}
        {result && <FactListItem label={copy.caption[getScoring(ride.event_type)]}>{result}</FactListItem>}
        <FactListItem label={copy.caption.where}>
          <FactLink to={ride.rodeo_id ? rodeoPath(ride.rodeo_id) : undefined}>{ride.location}</FactLink>
        </FactListItem>
        <FactListItem label={copy.caption.when}>{formatDate(ride.event_date)}</FactListItem>
      </FactList>
      <p className="text-sm text-ink-2">{copy.match[matched]}</p>
      <div className="flex flex-wrap gap-x-6">
        <TextButton onClick={onMatch}>{copy.match.here}</TextButton>
        {isMatchedByHand && <TextButton onClick={onUndo}>{copy.match.undo}</TextButton>}
      </div>
    </section>
  );
}
