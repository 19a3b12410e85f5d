import { useEffect, useId, useState } from 'react';
import { getRideAnimalName } from '#src/domain/animal.ts';
import { getRiders, type Video } from '#src/domain/video.ts';
import { callAfterClips } from '#src/lib/call-after-clips.ts';
import { SwitchField } from '#src/ui/switch-field.tsx';
import { usePlayerPage } from '../controls/player-context.ts';
import { copy } from './copy.ts';
import { MoreRides, RideLink } from './more-rides.tsx';

/** Whether the clip has enough ahead: the pictures of other rides would take a slow line from it. */
function useFreeLine(videoId: string): boolean {
  const [freedFor, setFreedFor] = useState('');
  useEffect(() => callAfterClips(() => setFreedFor(videoId)), [videoId]);
  return freedFor === videoId;
}

/** Where to go from a ride: what comes next, and more of its riders and its animal. */
export function RideLists({ video }: { video: Video }) {
  const { nextVideo } = usePlayerPage();
  const more = { video, isLineFree: useFreeLine(video.id) };
  return (
    <>
      {nextVideo && <UpNext ride={nextVideo} />}
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

/** What follows in the list that the player was opened from. */
function UpNext({ ride }: { ride: Video }) {
  const { settings, changeSettings } = usePlayerPage();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid content-start gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id={headingId} className="display text-display-sm">
          {copy.upNext.title}
        </h2>
        <SwitchField
          label={copy.upNext.autoplay}
          checked={settings.playsNext}
          onChange={(event) => changeSettings({ playsNext: event.currentTarget.checked })}
        />
      </div>
      <RideLink ride={ride} />
    </section>
  );
}
