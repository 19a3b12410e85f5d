import { useEffect, useId, useState } from 'react';
import { getRideAnimalName } from '#src/domain/animal.ts';
import { getRiders, type Video } from '#src/domain/video.ts';
import { callAfterClips } from '#src/lib/call-after-clips.ts';
import { SwitchField } from '#src/ui/switch-field.tsx';
import { copy } from './copy.ts';
import { MoreRides, RideLink } from './more-rides.tsx';

interface RideListsProps {
  video: Video;
  /** What follows in the list that the player was opened from. */
  next: Video | undefined;
  playsNext: boolean;
  onPlaysNextChange: (playsNext: boolean) => void;
  /** @param list whose previous and next rides are those of the player from then on */
  onNavigate: (videoId: string, list?: readonly string[]) => void;
}

/** Whether the clip has enough ahead: the pictures of other rides would take a slow line from it. */
function useFreeLine(videoId: string): boolean {
  const [freedFor, setFreedFor] = useState('');
  useEffect(() => callAfterClips(() => setFreedFor(videoId)), [videoId]);
  return freedFor === videoId;
}

/** Where to go from a ride: what comes next, and more of its riders and its animal. */
export function RideLists({ video, next, onNavigate, ...autoplay }: RideListsProps) {
  const more = { video, isLineFree: useFreeLine(video.id), onNavigate };
  return (
    <>
      {next && <UpNext ride={next} onNavigate={onNavigate} {...autoplay} />}
      {getRiders(video).map(({ id, name }) => (
        <MoreRides
          key={id}
          title={copy.panel.moreFrom(name)}
          filter={{ kind: 'of-rider', riderId: id }}
          {...more}
        />
      ))}
      {video.animal_id && (
        <MoreRides
          title={copy.panel.moreFrom(getRideAnimalName(video))}
          filter={{ kind: 'of-animal', animalId: video.animal_id }}
          {...more}
        />
      )}
    </>
  );
}

interface UpNextProps extends Pick<RideListsProps, 'playsNext' | 'onPlaysNextChange' | 'onNavigate'> {
  ride: Video;
}

function UpNext({ ride, playsNext, onPlaysNextChange, onNavigate }: UpNextProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid content-start gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id={headingId} className="display text-display-sm">
          {copy.upNext.title}
        </h2>
        <SwitchField
          label={copy.upNext.autoplay}
          checked={playsNext}
          onChange={(event) => onPlaysNextChange(event.currentTarget.checked)}
        />
      </div>
      <RideLink ride={ride} onNavigate={onNavigate} />
    </section>
  );
}
