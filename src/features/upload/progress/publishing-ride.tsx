import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { memo, useRef } from 'react';
import { videoPath } from '#src/config/paths.ts';
import { useIsNearScreen } from '#src/lib/use-infinite-scroll.ts';
import { Button, ButtonLink, IconButton } from '#src/ui/button.tsx';
import { NameSuffix } from '#src/ui/name-suffix.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { formatMegabytes } from '#src/lib/amounts/format-amounts.ts';
import { copy as uploadCopy } from '../copy.ts';
import { SameRideQuestion } from '../entry/same-ride-question.tsx';
import { copy } from '../mark/copy.ts';
import { isCancelable, type Ride } from '../rides/rides-state.ts';
import { nightStore } from '../rides/rides-store.ts';
import { NightRow } from '../mark/night-row.tsx';

interface PublishingRideProps {
  ride: Ride;
  number: number;
  picture: Blob | undefined;
  /** Who rides; undefined where nobody is chosen yet. */
  rider: string | undefined;
  onRetry: (id: string) => void;
}

/** Memoized, because only one or two of hundreds of rides change at a time while they are published. */
export const PublishingRide = memo(function PublishingRide(props: PublishingRideProps) {
  const { ride, number, picture, rider, onRetry } = props;
  return (
    <NightRow
      ride={ride}
      number={number}
      picture={picture}
      title={rider}
      isPale={ride.stage.name === 'waiting'}
      actions={<StageAction ride={ride} title={copy.ride(number)} onRetry={() => onRetry(ride.id)} />}
    >
      <StageStatus ride={ride} title={copy.ride(number)} />
      {ride.stage.name === 'published' && <OtherFilms ride={ride} />}
    </NightRow>
  );
});

/** Asks about the films of others, also of a ride that was published without being described. */
function OtherFilms({ ride: { transfer, details } }: Pick<PublishingRideProps, 'ride'>) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNearScreen(place);
  return <div ref={place}>{isNear && <SameRideQuestion videoId={transfer.videoId} {...details} />}</div>;
}

/** From 0 to 100; undefined when there is nothing to wait for. */
function getPercent({ stage }: Ride): number | undefined {
  if (stage.name === 'cutting') return stage.progress * 100;
  if (stage.name === 'cut') return 100;
  if (stage.name !== 'uploading') return undefined;
  return (stage.progress.sentBytes / stage.progress.totalBytes) * 100;
}

function StageStatus({ ride, title }: { ride: Ride; title: string }) {
  const { stage } = ride;
  const percent = getPercent(ride);
  if (stage.name === 'published')
    return (
      <p className="flex items-center gap-1 text-sm font-[650] text-green-text">
        <CircleCheck aria-hidden="true" className="size-4.5" />
        {copy.publishing.states.published}
      </p>
    );
  if (stage.name === 'failed')
    return (
      <p role="alert" className="flex gap-1 text-sm font-[650] text-red-text">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
        {stage.problem}
      </p>
    );
  return (
    <>
      <p className="text-sm text-ink-2 tabular-nums">{describe(ride, percent)}</p>
      {percent !== undefined && (
        <div className="max-w-80">
          <ProgressBar label={title} value={percent} />
        </div>
      )}
    </>
  );
}

function describe({ stage }: Ride, percent: number | undefined): string {
  const { states } = copy.publishing;
  switch (stage.name) {
    case 'cutting':
      return states.cutting(Math.round(percent ?? 0));
    case 'cut':
      return states.cut;
    case 'uploading': {
      if (stage.isWaiting) return states.offline;
      const { sentBytes, totalBytes } = stage.progress;
      const sent = uploadCopy.progress.sent(formatMegabytes(sentBytes), formatMegabytes(totalBytes));
      return `${states.uploading} · ${sent}`;
    }
    default:
      return states.waiting;
  }
}

interface StageActionProps {
  ride: Ride;
  title: string;
  onRetry: () => void;
}

function StageAction({ ride, title, onRetry }: StageActionProps) {
  const { stage, transfer, id } = ride;
  if (stage.name === 'published')
    return (
      <ButtonLink variant="ghost" to={videoPath(transfer.videoId)}>
        {copy.publishing.view}
        <NameSuffix>{title}</NameSuffix>
      </ButtonLink>
    );
  if (stage.name === 'failed')
    return (
      <Button onClick={onRetry}>
        {copy.publishing.tryAgain}
        <NameSuffix>{title}</NameSuffix>
      </Button>
    );
  return (
    <IconButton
      label={copy.of(copy.publishing.cancel, title)}
      disabled={!isCancelable(ride)}
      onClick={() => nightStore.dispatch({ type: 'ride canceled', id })}
    >
      <X className="size-5.5" />
    </IconButton>
  );
}
