import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import type { User } from '#src/domain/user.ts';
import { toRideMarks } from '#src/domain/ride-marks.ts';
import { formatRideSeconds } from '#src/domain/ride-seconds.ts';
import { formatDuration } from '#src/lib/format.ts';
import { IconButton } from '#src/ui/button.tsx';
import { Section } from '#src/ui/section.tsx';
import { Tag } from '#src/ui/tag.tsx';
import { copy } from '../copy.ts';
import { findRideProblem } from '../job/confirm-ride.ts';
import { isAtWork, type NightRide, type NightState } from '../job/night-state.ts';
import { dispatchNight } from '../job/night-store.ts';
import { NightRow } from '../night-row.tsx';
import { copy as uploadCopy } from '../../copy.ts';
import type { RidePictures } from '../use-ride-pictures.ts';
import { RideDetailsDialog } from './ride-details-dialog.tsx';
import { MarkButtons } from './ride-trim.tsx';

interface MarkedRidesProps {
  night: NightState;
  pictures: RidePictures;
  account: User | undefined;
}

/** Every ride of the night, with what is to be done with it. */
export function MarkedRides({ night, pictures, account }: MarkedRidesProps) {
  const [editedId, setEditedId] = useState<string>();
  const edited = night.rides.find(({ id }) => id === editedId);
  const isSearching = night.recordings.some(({ searched }) => searched !== undefined);
  return (
    <Section title={copy.list.title}>
      {night.rides.length === 0 && !isSearching && <p className="text-ink-2">{copy.search.none}</p>}
      <ol className="border-t border-line empty:hidden">
        {night.rides.map((ride, index) => (
          <NightRow
            key={ride.id}
            ride={ride}
            number={index + 1}
            picture={pictures.get(ride.id)?.image}
            title={getTitle(ride)}
            isPale={ride.mark === 'dropped'}
            isSelected={ride.id === night.selectedId}
            onSelect={() => dispatchNight({ type: 'ride selected', id: ride.id })}
            actions={
              <RideActions
                ride={ride}
                title={copy.ride(index + 1)}
                problem={findRideProblem(night.common, ride.details, account?.account_type === 'contractor')}
                onEdit={() => setEditedId(ride.id)}
              />
            }
          >
            <RideTimes ride={ride} />
          </NightRow>
        ))}
      </ol>
      {edited && account && (
        <RideDetailsDialog
          ride={edited}
          common={night.common}
          account={account}
          title={copy.ride(night.rides.indexOf(edited) + 1)}
          onClose={() => setEditedId(undefined)}
        />
      )}
    </Section>
  );
}

function getTitle({ mark }: NightRide): string | undefined {
  if (mark === 'suggested') return copy.list.suggested;
  return mark === 'dropped' ? copy.list.dropped : undefined;
}

function RideTimes({ ride: { selection, rideMarks, details } }: { ride: NightRide }) {
  const marks = toRideMarks(rideMarks, selection);
  return (
    <p className="flex flex-wrap gap-x-3 font-display text-lg leading-tight font-semibold text-ink-2 tabular-nums">
      <span>
        {formatDuration(selection.start)} – {formatDuration(selection.end)}
      </span>
      {marks && <span>{copy.list.gate(formatRideSeconds(marks.start - selection.start, 1))}</span>}
      {marks && <span>{copy.list.length(formatRideSeconds(marks.end - marks.start, 2))}</span>}
      {details.result && <b className="text-ink">{details.result}</b>}
    </p>
  );
}

interface RideActionsProps {
  ride: NightRide;
  title: string;
  problem: ReturnType<typeof findRideProblem>;
  onEdit: () => void;
}

function RideActions({ ride, title, problem, onEdit }: RideActionsProps) {
  if (ride.stage.name === 'published') return <Tag variant="success">{copy.publishing.states.published}</Tag>;
  if (ride.mark !== 'accepted') return <MarkButtons ride={ride} title={title} />;
  return (
    <>
      <Tag variant={problem ? 'warning' : 'success'}>
        {!problem && <Check aria-hidden="true" className="size-4" />}
        {copy.status[problem ?? 'ready']}
      </Tag>
      <IconButton label={copy.of(uploadCopy.details.title, title)} disabled={isAtWork(ride)} onClick={onEdit}>
        <Pencil className="size-5.5" />
      </IconButton>
    </>
  );
}
