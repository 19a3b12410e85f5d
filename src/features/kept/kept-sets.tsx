import Play from 'lucide-react/icons/play';
import { useState, type ComponentType } from 'react';
import { countNouns } from '#src/domain/counts/count-nouns.ts';
import { getKeptName, type KeptSet } from '#src/domain/kept-set.ts';
import type { Video } from '#src/domain/video.ts';
import { joinFacts } from '#src/languages/format-facts.ts';
import { formatMegabytes } from '#src/lib/amounts/format-amounts.ts';
import { keepRowFocus } from '#src/lib/keep-row-focus.ts';
import { Button } from '#src/ui/button.tsx';
import { NameSuffix } from '#src/ui/name-suffix.tsx';
import { RidePoster } from '#src/ui/ride-poster.tsx';
import { copy } from './copy.ts';
import { RemoveButton } from './remove-button.tsx';

type Rides = readonly [Video, ...Video[]];

interface KeptSetsProps {
  sets: readonly KeptSet[];
  /** Plays rides one after the other. */
  RideShow: ComponentType<{ rides: Rides }>;
}

const hasRides = (videos: readonly Video[]): videos is Rides => videos.length > 0;

/** What is kept on this device, one of which may be playing. */
export function KeptSets({ sets, RideShow }: KeptSetsProps) {
  const [chosen, setChosen] = useState<string>();
  const playing = sets.find((set) => getKeptName(set) === chosen);
  if (playing && hasRides(playing.videos))
    return (
      // On a phone, the picture would touch the bar of a reel's page.
      <section aria-label={playing.title} className="grid gap-4 max-sm:gap-10">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="display text-display-md wrap-anywhere">{playing.title}</h3>
          <Button onClick={() => setChosen(undefined)}>{copy.close}</Button>
        </div>
        <RideShow rides={playing.videos} />
      </section>
    );
  return (
    <ul ref={keepRowFocus} className="border-t border-line">
      {sets.map((set) => (
        <KeptRow key={getKeptName(set)} set={set} onPlay={() => setChosen(getKeptName(set))} />
      ))}
    </ul>
  );
}

function KeptRow({ set, onPlay }: { set: KeptSet; onPlay: () => void }) {
  const facts = [copy.kinds[set.kind], countNouns(set.videos.length, 'ride'), formatMegabytes(set.bytes)];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line py-3">
      <RidePoster
        src={set.videos[0]?.thumbnail_url ?? ''}
        className="aspect-video w-25 rounded-md bg-sunken"
      />
      <div className="grid min-w-0 flex-[1_1_10rem]">
        <h3 className="font-[650] wrap-anywhere">{set.title}</h3>
        <p className="text-sm text-ink-2">{joinFacts(...facts)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" disabled={set.videos.length === 0} onClick={onPlay}>
          <Play aria-hidden="true" className="size-5" fill="currentColor" />
          {copy.play}
          <NameSuffix>{copy.what(set.title)}</NameSuffix>
        </Button>
        <RemoveButton set={set} />
      </div>
    </li>
  );
}
