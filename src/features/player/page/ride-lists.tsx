import { Suspense, useEffect, useId, useState } from 'react';
import type { Video } from '#src/domain/video.ts';
import { callAfterClips } from '#src/lib/call-after-clips.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { SwitchField } from '#src/ui/switch-field.tsx';
import { usePlayerPage } from '../controls/player-context.ts';
import { copy } from './copy.ts';
import { listRelated } from '#src/queries/list-related.ts';
import { ListHeading, MoreRides, RideLink } from './more-rides.tsx';

const FilmsOfRide = lazyComponent(() => import('./films-of-ride.tsx'), 'FilmsOfRide');

/** Whether the clip has enough ahead: the pictures of other rides would take a slow line from it. */
function useFreeLine(videoId: string): boolean {
  const [freedFor, setFreedFor] = useState('');
  useEffect(() => callAfterClips(() => setFreedFor(videoId)), [videoId]);
  return freedFor === videoId;
}

/** Where to go from a ride: what comes next, and more of its riders and its animal. */
export function RideLists({ video }: { video: Video }) {
  const { nextVideo, isListChosen } = usePlayerPage();
  const more = { video, isLineFree: useFreeLine(video.id) };
  return (
    <>
      {more.isLineFree && (
        <Suspense>
          <FilmsOfRide video={video} />
        </Suspense>
      )}
      {nextVideo && isListChosen && <UpNext ride={nextVideo} />}
      {listRelated(video).map(({ name, filter }, index) => (
        <MoreRides key={name} title={copy.panel.moreFrom(name)} filter={filter} {...more}>
          {nextVideo && !isListChosen && index === 0 && <AutoplaySwitch />}
        </MoreRides>
      ))}
    </>
  );
}

/** What follows in the list that the player was opened from. */
function UpNext({ ride }: { ride: Video }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid content-start gap-3">
      <ListHeading id={headingId} title={copy.upNext.title}>
        <AutoplaySwitch />
      </ListHeading>
      <RideLink ride={ride} />
    </section>
  );
}

function AutoplaySwitch() {
  const { settings, changeSettings } = usePlayerPage();
  return (
    <SwitchField
      label={copy.upNext.autoplay}
      checked={settings.playsNext}
      onChange={(event) => changeSettings({ playsNext: event.currentTarget.checked })}
    />
  );
}
