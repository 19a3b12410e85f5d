import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import { useState, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { embedReelPath, myRodeoPath } from '#src/config/paths.ts';
import { editReelPath, printedReelPath } from '#src/config/reel-links.ts';
import { countNouns } from '#src/domain/counts/count-nouns.ts';
import { getTotalSeconds, type Reel } from '#src/domain/reel.ts';
import { joinFacts } from '#src/languages/format-facts.ts';
import { formatDuration } from '#src/lib/format.ts';
import { reelQuery, type PlayableReel } from '#src/queries/reel-queries.ts';
import { useOptionalAccount } from '#src/session/use-account.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { PageHeader } from '#src/ui/page.tsx';
import { usePageParts } from '#src/ui/page-parts.ts';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { SwitchField } from '#src/ui/switch-field.tsx';
import { copy } from './copy.ts';
import { ReelFallback } from './reel-fallback.tsx';
import { ReelPlayer } from './reel-player.tsx';
import { ReelRideList, type ReelRides } from './reel-rides.tsx';
import { ReelVideoButton } from './reel-video-button.tsx';
import { useReelShow } from './use-reel-show.ts';
import './reels.css';

interface ReelViewProps {
  id: string;
  ReportButton: ComponentType<{ reel: Reel }>;
}

/** Plays the rides of a reel one after the other. */
export function ReelView({ id, ReportButton }: ReelViewProps) {
  const { EmbedButton, ShareButton } = usePageParts();
  const query = useQuery(reelQuery(id));
  const { data } = query;
  const isOwn = useOptionalAccount()?.selected.id === data?.reel.user_id;
  if (data) {
    const [first, ...others] = data.rides;
    return (
      <>
        <div className="grid gap-2">
          <PageHeader title={data.reel.title} />
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <ReelFacts playable={data} />
            <div className="flex flex-wrap gap-3">
              {isOwn && <OwnerActions playable={data} />}
              <ShareButton title={data.reel.title} />
              <EmbedButton title={data.reel.title} path={embedReelPath(id)} />
              {first && (
                <ButtonLink to={printedReelPath(id)}>
                  <Printer aria-hidden="true" className="size-4.5" />
                  {copy.actions.print}
                </ButtonLink>
              )}
              {!isOwn && <ReportButton reel={data.reel} />}
            </div>
          </div>
        </div>
        {first ? <ReelShowcase rides={[first, ...others]} /> : <StatePanel copy={copy.noRides} />}
      </>
    );
  }
  return <ReelFallback query={query} />;
}

function OwnerActions({ playable: { reel, rides } }: { playable: PlayableReel }) {
  return (
    <>
      <ButtonLink to={editReelPath(reel.id)}>
        <Pencil aria-hidden="true" className="size-4.5" />
        {copy.actions.edit}
      </ButtonLink>
      {rides.length > 0 && <ReelVideoButton title={reel.title} rides={rides} />}
    </>
  );
}

function ReelFacts({ playable: { reel, rides } }: { playable: PlayableReel }) {
  const facts = [countNouns(rides.length, 'ride'), formatDuration(getTotalSeconds(rides))];
  const missingCount = reel.videos.length - rides.length;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
      <span>
        {copy.by}{' '}
        <Link
          to={myRodeoPath(reel.user_id)}
          className="inline-flex min-h-11 items-center font-semibold text-ink underline"
        >
          {reel.user_name}
        </Link>
      </span>
      {rides.length > 0 && <span>{joinFacts(...facts)}</span>}
      {missingCount > 0 && <span>{copy.missing(missingCount)}</span>}
    </p>
  );
}

function ReelShowcase({ rides }: { rides: ReelRides }) {
  const [hasFacts, setHasFacts] = useState(true);
  const reelShow = useReelShow(rides, hasFacts);
  return (
    <div className="reel">
      <ReelPlayer rides={rides} reelShow={reelShow} />
      <section aria-label={copy.list}>
        <SwitchField
          label={copy.player.facts}
          checked={hasFacts}
          onChange={({ target }) => setHasFacts(target.checked)}
        />
        <ReelRideList rides={rides} currentIndex={reelShow.show.index} onChoose={reelShow.choose} />
      </section>
    </div>
  );
}
