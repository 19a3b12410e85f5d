import ListOrdered from 'lucide-react/icons/list-ordered';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { newResultListPath } from '#src/config/reel-links.ts';
import type { User } from '#src/domain/user.ts';
import { formatDate } from '#src/lib/dates.ts';
import { parseIsoDate } from '#src/lib/parse-dates.ts';
import { useAccount } from '#src/session/use-account.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { LongList } from '#src/ui/long-list.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { StorageNote } from '../details/cut-clip.tsx';
import { copy } from '../mark/copy.ts';
import { DiscardNight } from '../mark/discard-night.tsx';
import {
  getOwnRider,
  isAtWork,
  isInQueue,
  isUnpublished,
  type Ride,
  type RidesState,
} from '../rides/rides-state.ts';
import { discardRides } from '../rides/rides-session.ts';
import { nightStore } from '../rides/rides-store.ts';
import { canPrepare } from '../rides/publish-rides.ts';
import { MissingSources, NightError } from '../mark/missing-sources.tsx';
import { usePublishNight } from '../mark/use-publish-night.ts';
import type { RidePictures } from '../mark/use-ride-pictures.ts';
import { PublishingRide } from './publishing-ride.tsx';

interface NightPublishingProps {
  night: RidesState;
  pictures: RidePictures;
  account: User | undefined;
  isAccountGone: boolean;
}

/** How far each ride is that was asked to be published. */
export function NightPublishing({ night, pictures, account, isAccountGone }: NightPublishingProps) {
  const [isDiscarding, setIsDiscarding] = useState(false);
  const { selected } = useAccount();
  const publish = usePublishNight(account);
  const { title, location, date } = night.common;
  const rides = night.rides.filter(({ stage }) => stage.name !== '');
  const numbers = new Map(night.rides.map(({ id }, index) => [id, index + 1]));
  const waiting = night.rides.filter(({ stage }) => stage.name === 'waiting');
  const day = date === '' ? '' : formatDate(parseIsoDate(date));
  const handleRetry = useCallback(
    (id: string) => {
      nightStore.dispatch({ type: 'publishing requested', ids: [id] });
      publish();
    },
    [publish],
  );
  const accepted = night.rides.filter(({ verdict }) => verdict === 'accepted');
  const listed = rides
    .filter(({ stage }) => stage.name === 'published')
    .map(({ transfer }) => transfer.videoId);
  // There may be suggestions without a verdict.
  const finish = () =>
    night.rides.some(isUnpublished) ? setIsDiscarding(true) : void discardRides(nightStore);
  const isPaused = waiting.length > 0 && !night.rides.some(isAtWork);
  const isMissing = waiting.some((ride) => !canPrepare(nightStore, ride));
  useReturnToTop();
  useResume(isMissing, isPaused && account ? publish : undefined);
  return (
    <Page width="profile">
      <div className="grid gap-2">
        <PageHeader title={getTitle(rides)} step="publishing" />
        <p className="text-ink-2 wrap-anywhere">{[title, location, day].filter(Boolean).join(' · ')}</p>
      </div>
      <StorageNote isBroken={night.isBroken} />
      <NightError night={night} />
      {isAccountGone && rides.some(({ stage }) => stage.name !== 'published') && (
        <FieldError>{copy.publishing.noAccount}</FieldError>
      )}
      {isMissing && <MissingSources night={night} />}
      <Total rides={rides}>
        {isPaused ? (
          <Button
            variant="primary"
            disabled={!account || waiting.every((ride) => !canPrepare(nightStore, ride))}
            onClick={publish}
          >
            {copy.publishing.continue}
          </Button>
        ) : (
          rides.some(isInQueue) && (
            <Button
              variant="ghost"
              onClick={() => waiting.forEach(({ id }) => nightStore.dispatch({ type: 'ride canceled', id }))}
            >
              {copy.publishing.cancelRest}
            </Button>
          )
        )}
      </Total>
      <LongList as="ol" className="night-rows">
        {rides.map((ride) => (
          <PublishingRide
            key={ride.id}
            ride={ride}
            number={numbers.get(ride.id) ?? 0}
            picture={pictures.get(ride.id)?.image}
            rider={ride.details.contestant?.name ?? getOwnRider(account)}
            onRetry={handleRetry}
          />
        ))}
      </LongList>
      <div className="flex flex-wrap justify-between gap-3">
        <Button
          variant="ghost"
          onClick={() => nightStore.dispatch({ type: 'view changed', view: 'marking' })}
        >
          {copy.publishing.back}
        </Button>
        {!accepted.some(isUnpublished) && (
          <div className="flex flex-wrap gap-3">
            {listed.length > 0 && selected.id === account?.id && (
              <ButtonLink to={newResultListPath(listed)}>
                <ListOrdered aria-hidden="true" className="size-4.5" />
                {copy.publishing.resultList}
              </ButtonLink>
            )}
            <Button variant="primary" onClick={finish}>
              {copy.publishing.finish}
            </Button>
          </div>
        )}
      </div>
      {isDiscarding && <DiscardNight onCancel={() => setIsDiscarding(false)} />}
    </Page>
  );
}

/** The heading says how far it is; the list before it may have been scrolled, also in an earlier visit. */
function useReturnToTop(): void {
  // In braces: newer browsers return a promise, which no effect may return.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
}

/** Goes on by itself once the files are there that were asked for. @param publish undefined while nothing can go on */
function useResume(isMissing: boolean, publish: (() => void) | undefined): void {
  const [wasMissing, setWasMissing] = useState(isMissing);
  const resume = useEffectEvent(() => publish?.());
  if (isMissing && !wasMissing) setWasMissing(true);
  useEffect(() => {
    if (wasMissing && !isMissing) resume();
  }, [wasMissing, isMissing]);
}

function getTitle(rides: readonly Ride[]): string {
  const { title, over, open } = copy.publishing;
  if (rides.some(isAtWork)) return title(rides.length);
  return rides.some(isUnpublished) ? open : over(rides.length);
}

function Total({ rides, children }: { rides: readonly Ride[]; children: React.ReactNode }) {
  const published = rides.filter(({ stage }) => stage.name === 'published').length;
  return (
    <div data-starts-at-top className="grid gap-3 rounded-lg bg-surface p-6 shadow-1">
      <p role="status" className="display text-display-lg">
        {copy.publishing.done(published, rides.length)}
      </p>
      <ProgressBar label={copy.publishing.label} value={(published / Math.max(1, rides.length)) * 100} />
      <div className="flex flex-wrap items-center gap-3">
        {rides.some(isInQueue) && (
          <p className="flex-[1_1_16rem] text-sm text-ink-2">
            {rides.some(isAtWork) ? copy.publishing.keepOpen : copy.publishing.paused}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
