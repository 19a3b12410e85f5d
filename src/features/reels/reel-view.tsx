import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { countNouns } from '#src/domain/counts/count-nouns.ts';
import { getTotalSeconds } from '#src/domain/reel.ts';
import { joinFacts } from '#src/languages/format-facts.ts';
import { formatDuration } from '#src/lib/format.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { reelQuery, type PlayableReel } from '#src/queries/reel-queries.ts';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { usePageParts } from '#src/ui/page-parts.ts';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { SwitchField } from '#src/ui/switch-field.tsx';
import { copy } from './copy.ts';
import { PlayingRide } from './playing-ride.tsx';
import { ReelEnd } from './reel-end.tsx';
import { ReelFallback, ReelSkeleton } from './reel-fallback.tsx';
import { ReelMenu, type ReelTools } from './reel-menu.tsx';
import { ReelOwner } from './reel-owner.tsx';
import { ReelPlayer } from './reel-player.tsx';
import { ReelRideList, type ReelRides } from './reel-rides.tsx';
import { SkippedRide } from './skipped-ride.tsx';
import { useReelShow } from './use-reel-show.ts';
import './reels.css';

const ResultList = lazyComponent(() => import('./results/result-view.tsx'), 'ResultList');

interface ReelViewProps {
  id: string;
  tools: ReelTools;
}

/** Plays the rides of a reel one after the other, or lists the results of a night. */
export function ReelView({ id, tools }: ReelViewProps) {
  const query = useQuery(reelQuery(id));
  const { data } = query;
  if (!data) return <ReelFallback query={query} />;
  if (data.reel.is_result_list)
    return (
      <Suspense fallback={<ReelSkeleton />}>
        <ResultList playable={data} tools={tools} />
      </Suspense>
    );
  const [first, ...others] = data.rides;
  if (first) return <ReelShowcase playable={data} rides={[first, ...others]} tools={tools} />;
  return (
    <>
      <ReelHeader playable={data} />
      <div className="flex gap-2 sm:justify-self-start">
        <ReelMenu playable={data} tools={tools} />
      </div>
      <StatePanel copy={copy.noRides} />
    </>
  );
}

interface ReelShowcaseProps {
  playable: PlayableReel;
  rides: ReelRides;
  tools: ReelTools;
}

function ReelShowcase({ playable, rides, tools }: ReelShowcaseProps) {
  const { ShareButton } = usePageParts();
  const [hasFacts, setHasFacts] = useState(true);
  const { state } = useLocation() as { state: { isPlaying?: true } | null };
  const reelShow = useReelShow(rides, { hasFacts, isPlaying: state?.isPlaying ?? false });
  const { show, ride, choose } = reelShow;
  return (
    <div className="reel">
      <ReelPlayer
        end={<ReelEnd reel={playable.reel} onReplay={reelShow.toggle} />}
        {...{ rides, reelShow }}
      />
      <div className="grid content-start gap-4">
        <SkippedRide show={show} rides={rides} onRetry={choose} />
        <PlayingRide ride={ride} />
        <div className="reel-actions">
          <ShareButton title={playable.reel.title} />
          <tools.SaveButton videoId={ride.id} />
          <ReelMenu playable={playable} tools={tools} />
        </div>
      </div>
      <section aria-label={copy.list} className="reel-list">
        <ReelHeader playable={playable} />
        <SwitchField
          label={copy.player.facts}
          checked={hasFacts}
          onChange={({ target }) => setHasFacts(target.checked)}
        />
        <ReelRideList rides={rides} currentIndex={show.index} onChoose={choose} />
      </section>
    </div>
  );
}

function ReelHeader({ playable: { reel, rides } }: { playable: PlayableReel }) {
  const facts = [countNouns(rides.length, 'ride'), formatDuration(getTotalSeconds(rides))];
  const missingCount = reel.videos.length - rides.length;
  return (
    <div className="grid gap-1">
      <PageHeading title={reel.title} className="text-display-md wrap-anywhere" />
      <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
        <ReelOwner reel={reel} />
        {rides.length > 0 && <span>{joinFacts(...facts)}</span>}
        {missingCount > 0 && <span>{copy.missing(missingCount)}</span>}
      </p>
    </div>
  );
}
