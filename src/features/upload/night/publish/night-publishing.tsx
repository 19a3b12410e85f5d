import type { User } from '#src/domain/user.ts';
import { formatDate } from '#src/lib/dates.ts';
import { parseIsoDate } from '#src/lib/parse-dates.ts';
import { Button } from '#src/ui/button.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { copy } from '../copy.ts';
import { isAtWork, isInQueue, isUnpublished, type NightRide, type NightState } from '../job/night-state.ts';
import { discardNight } from '../job/night-session.ts';
import { dispatchNight } from '../job/night-store.ts';
import { cancelRide, canPrepare } from '../job/publish-night.ts';
import { MissingRecordings } from '../mark/missing-recordings.tsx';
import { usePublishNight } from '../use-publish-night.ts';
import type { RidePictures } from '../use-ride-pictures.ts';
import { PublishingRide } from './publishing-ride.tsx';

interface NightPublishingProps {
  night: NightState;
  pictures: RidePictures;
  account: User | undefined;
}

/** How far each ride is that was asked to be published. */
export function NightPublishing({ night, pictures, account }: NightPublishingProps) {
  const publish = usePublishNight(account);
  const { title, location, date } = night.common;
  const rides = night.rides.filter(({ stage }) => stage.name !== '');
  const waiting = night.rides.filter(({ stage }) => stage.name === 'waiting');
  const day = date === '' ? '' : formatDate(parseIsoDate(date));
  const handleRetry = ({ id }: NightRide) => {
    dispatchNight({ type: 'publishing requested', ids: [id] });
    publish();
  };
  const isPaused = waiting.length > 0 && !night.rides.some(isAtWork);
  return (
    <Page width="profile">
      <div className="grid gap-2">
        <PageHeader title={copy.publishing.title(rides.length)} />
        <p className="text-ink-2 wrap-anywhere">{[title, location, day].filter(Boolean).join(' · ')}</p>
      </div>
      {waiting.some((ride) => !canPrepare(ride)) && <MissingRecordings night={night} />}
      <Total rides={rides}>
        {isPaused ? (
          <Button variant="primary" disabled={!account || !waiting.some(canPrepare)} onClick={publish}>
            {copy.publishing.continue}
          </Button>
        ) : (
          rides.some(isInQueue) && (
            <Button variant="ghost" onClick={() => waiting.forEach(({ id }) => cancelRide(id))}>
              {copy.publishing.cancelRest}
            </Button>
          )
        )}
      </Total>
      <ol className="border-t border-line">
        {rides.map((ride) => (
          <PublishingRide
            key={ride.id}
            ride={ride}
            number={night.rides.indexOf(ride) + 1}
            picture={pictures.get(ride.id)?.image}
            onRetry={() => handleRetry(ride)}
          />
        ))}
      </ol>
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="ghost" onClick={() => dispatchNight({ type: 'view changed', view: 'marking' })}>
          {copy.publishing.back}
        </Button>
        {!night.rides.some(isUnpublished) && (
          <Button variant="primary" onClick={() => void discardNight()}>
            {copy.publishing.finish}
          </Button>
        )}
      </div>
    </Page>
  );
}

function Total({ rides, children }: { rides: readonly NightRide[]; children: React.ReactNode }) {
  const published = rides.filter(({ stage }) => stage.name === 'published').length;
  return (
    <div className="grid gap-3 rounded-lg bg-surface p-6 shadow-1">
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
