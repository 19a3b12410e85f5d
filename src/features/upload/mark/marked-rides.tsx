import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { memo, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { User } from '#src/domain/user.ts';
import { toRideMarks } from '#src/domain/ride-marks.ts';
import { formatRideSeconds } from '#src/domain/ride-seconds.ts';
import { formatDuration } from '#src/lib/format.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { LongList } from '#src/ui/long-list.tsx';
import { Section } from '#src/ui/section.tsx';
import { Tag } from '#src/ui/tag.tsx';
import { copy } from './copy.ts';
import type { RideFormValues } from '../rides/ride-form-schema.ts';
import { findRideProblem } from '../rides/confirm-ride.ts';
import {
  findOverlaps,
  findShownSource,
  getOwnRider,
  isAtWork,
  isUnsure,
  type Ride,
  type RidesState,
} from '../rides/rides-state.ts';
import { nightStore } from '../rides/rides-store.ts';
import { DaySheetButton } from '../sheet/day-sheet-button.tsx';
import { ListedResult } from '../describe/listed-result.tsx';
import { NightRow } from './night-row.tsx';
import { SuggestionButtons } from './suggestion-buttons.tsx';
import { copy as uploadCopy } from '../copy.ts';
import type { RidePictures } from './use-ride-pictures.ts';
import { VerdictButtons } from './ride-trim.tsx';
import { focusRow, getRowId, leadToHand, showRide } from './show-ride.ts';

interface MarkedRidesProps {
  night: RidesState;
  pictures: RidePictures;
  account: User | undefined;
}

/** Every ride of the night, with what is to be done with it. */
export function MarkedRides({ night, pictures, account }: MarkedRidesProps) {
  const overlaps = findOverlaps(night.rides);
  const isSearching = night.sources.some(({ search }) => search);
  return (
    <Section title={copy.list.title}>
      <div className="-my-4 flex flex-wrap justify-end gap-2">
        <DaySheetButton night={night} account={account} />
        <AddButton night={night} />
      </div>
      <SuggestionButtons night={night} />
      {night.rides.length === 0 && !isSearching && <p className="text-ink-2">{copy.search.none}</p>}
      <LongList
        as="ol"
        className="night-rows empty:hidden"
        minCount={night.rides.findIndex(({ id }) => id === night.selectedId) + 1}
      >
        {night.rides.map((ride, index) => (
          <MarkedRide
            key={ride.id}
            ride={ride}
            common={night.common}
            number={index + 1}
            picture={pictures.get(ride.id)?.image}
            isSelected={ride.id === night.selectedId}
            overlapped={overlaps.get(ride.id)}
            rider={ride.details.contestant?.name ?? getOwnRider(account)}
            isAnimalRequired={account?.account_type === 'contractor'}
          />
        ))}
      </LongList>
    </Section>
  );
}

interface MarkedRideProps {
  ride: Ride;
  common: RideFormValues;
  number: number;
  picture: Blob | undefined;
  isSelected: boolean;
  /** The number of an earlier ride that it overlaps. */
  overlapped: number | undefined;
  /** Who rides; undefined where nobody is chosen yet. */
  rider: string | undefined;
  isAnimalRequired: boolean;
}

/** A night may have hundreds, and every key that is pressed in one changes only that one. */
const MarkedRide = memo(function MarkedRide(props: MarkedRideProps) {
  const { ride, common, number, picture, isSelected, overlapped, rider, isAnimalRequired } = props;
  return (
    <NightRow
      ride={ride}
      number={number}
      picture={picture}
      title={getTitle(ride) ?? rider}
      isPale={ride.verdict === 'dropped'}
      isSelected={isSelected}
      buttonId={getRowId(ride.id)}
      onSelect={() => showRide(ride.id)}
      actions={
        <RideActions
          ride={ride}
          title={copy.ride(number)}
          common={common}
          problem={findRideProblem(common, ride, isAnimalRequired)}
        />
      }
    >
      <RideTimes ride={ride} />
      {overlapped && <p className="text-sm text-brass-text">{copy.list.overlaps(copy.ride(overlapped))}</p>}
    </NightRow>
  );
});

function getTitle(ride: Ride): ReactNode {
  const { verdict } = ride;
  if (isUnsure(ride)) return <span className="text-ink-2">{copy.list.maybe}</span>;
  if (verdict === 'suggested') return <span className="text-denim-text">{copy.list.suggested}</span>;
  return verdict === 'dropped' ? <s>{copy.list.dropped}</s> : undefined;
}

/** Leads to the source, where one goes to the start of the ride. */
function AddButton({ night }: { night: RidesState }) {
  const shown = findShownSource(night);
  if (!shown?.session) return null;
  const handleClick = () => {
    const selected = night.rides.find(({ id }) => id === night.selectedId);
    const time = selected?.selection.start ?? night.shown?.time ?? 0;
    flushSync(() => nightStore.dispatch({ type: 'source shown', id: shown.id, time }));
    leadToHand();
  };
  return (
    <Button variant="ghost" onClick={handleClick}>
      <Plus aria-hidden="true" className="size-5" />
      {copy.list.add}
    </Button>
  );
}

function RideTimes({ ride: { selection, rideMarks } }: { ride: Ride }) {
  const marks = toRideMarks(rideMarks, selection);
  return (
    <p className="flex flex-wrap gap-x-3 font-display text-lg leading-tight font-semibold text-ink-2 tabular-nums">
      <span>
        {formatDuration(selection.start)} – {formatDuration(selection.end)}
      </span>
      {marks && <span>{copy.list.gate(formatRideSeconds(marks.start - selection.start, 1))}</span>}
      {marks && <span>{copy.list.length(formatRideSeconds(marks.end - marks.start, 2))}</span>}
    </p>
  );
}

interface RideActionsProps {
  ride: Ride;
  title: string;
  common: RideFormValues;
  problem: ReturnType<typeof findRideProblem>;
}

function RideActions({ ride, title, common, problem }: RideActionsProps) {
  if (ride.stage.name === 'published') return <Tag variant="success">{copy.publishing.states.published}</Tag>;
  if (ride.verdict !== 'accepted')
    return <VerdictButtons ride={ride} title={title} onChosen={() => focusRow(ride.id)} />;
  return (
    <>
      <ListedResult ride={ride} common={common} />
      <Tag variant={problem ? 'warning' : 'success'}>
        {!problem && <Check aria-hidden="true" className="size-4" />}
        {copy.status[problem ?? 'ready']}
      </Tag>
      <IconButton
        label={copy.of(uploadCopy.details.title, title)}
        disabled={isAtWork(ride)}
        onClick={() => nightStore.dispatch({ type: 'details opened', id: ride.id })}
      >
        <Pencil className="size-5.5" />
      </IconButton>
    </>
  );
}
