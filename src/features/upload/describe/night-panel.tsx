import ChevronLeft from 'lucide-react/icons/chevron-left';
import { onOwnCancel } from '#src/lib/on-own-cancel.ts';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { createPortal } from 'react-dom';
import type { MatchedSheet } from '#src/domain/day-sheet/matched-sheet.ts';
import type { User } from '#src/domain/user.ts';
import { IconButton } from '#src/ui/button.tsx';
import { showModalRef } from '#src/ui/dialog.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { copy as markCopy } from '../mark/copy.ts';
import type { RidePictures } from '../mark/use-ride-pictures.ts';
import { isFilledBySheet, isSettled } from '../rides/fill-from-sheet.ts';
import { isFixed, type Ride, type RidesState } from '../rides/rides-state.ts';
import { nightStore } from '../rides/rides-store.ts';
import { copy } from './copy.ts';
import { RideDescription } from './ride-description.tsx';
import { RideFilm } from './ride-film.tsx';

interface NightPanelProps {
  night: RidesState;
  pictures: RidePictures;
  account: User | undefined;
}

const open = (ride: Ride | undefined) => nightStore.dispatch({ type: 'details opened', id: ride?.id });
const close = () => open(undefined);

/** Whether a person has said something of the ride alone. */
function isDescribed(ride: Ride, sheet: MatchedSheet | undefined): boolean {
  const { contestant, animal } = ride.details;
  const filled = sheet?.filled.find(({ rideId }) => rideId === ride.id);
  const isChosen = (tag: { id: string } | null, bySheet = '') => (tag?.id ?? '') !== bySheet;
  return isSettled(ride) || isChosen(contestant, filled?.contestant) || isChosen(animal, filled?.animal);
}

/**
 * Describes the rides of a night, one after the other, with the ride in view. What is typed is stored at once: one may
 * leave to add an animal. Everything may wait, the list says what is missing.
 */
export function NightPanel({ night, pictures, account }: NightPanelProps) {
  const ride = night.rides.find(({ id }) => id === night.editedId);
  if (!ride || !account || isFixed(ride)) return null;
  const number = night.rides.indexOf(ride) + 1;
  const listed = night.rides.filter((each) => each.verdict === 'accepted' && !isFixed(each));
  const index = listed.indexOf(ride);
  const next = listed[index + 1];
  return createPortal(
    <dialog
      ref={showModalRef}
      aria-label={markCopy.details.title(markCopy.ride(number))}
      onCancel={onOwnCancel(close)}
      closedby="any"
      className="describe bg-surface text-ink shadow-3 backdrop:bg-scrim"
    >
      <PanelBar listed={listed} index={index} sheet={night.sheet} />
      <RideFilm
        key={`film ${ride.id}`}
        ride={ride}
        number={number}
        picture={pictures.get(ride.id)?.image}
        session={night.sources.find(({ id }) => id === ride.sourceId)?.session}
        isSilent={night.isSilent}
      />
      <RideDescription
        key={ride.id}
        ride={ride}
        common={night.common}
        account={account}
        isFilled={isFilledBySheet(ride, night.sheet)}
        onClose={close}
        onNext={next && (() => open(next))}
      />
    </dialog>,
    document.body,
  );
}

interface PanelBarProps {
  listed: readonly Ride[];
  index: number;
  sheet: MatchedSheet | undefined;
}

/** Which ride it is, how many are described, and the ways to its neighbors. */
function PanelBar({ listed, index, sheet }: PanelBarProps) {
  const count = listed.length;
  const described = listed.filter((ride) => isDescribed(ride, sheet)).length;
  return (
    <div className="describe-bar">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="display text-display-md">{copy.title(index + 1, count)}</h2>
        <p role="status" className="text-sm text-ink-2 tabular-nums">
          {copy.described(described, count)}
        </p>
      </div>
      <div className="flex">
        <IconButton label={copy.previous} disabled={index <= 0} onClick={() => open(listed[index - 1])}>
          <ChevronLeft className="size-6" />
        </IconButton>
        <IconButton label={copy.next} disabled={index + 1 >= count} onClick={() => open(listed[index + 1])}>
          <ChevronRight className="size-6" />
        </IconButton>
        <IconButton label={copy.back} onClick={close}>
          <X className="size-5.5" />
        </IconButton>
      </div>
      <div className="col-span-full">
        <ProgressBar label={copy.progress} value={(described / Math.max(1, count)) * 100} />
      </div>
    </div>
  );
}
