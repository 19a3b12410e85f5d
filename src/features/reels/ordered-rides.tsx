import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import X from 'lucide-react/icons/x';
import { useEffect, useState, type RefObject } from 'react';
import { moveItem } from '#src/domain/reel.ts';
import type { Video } from '#src/domain/video.ts';
import { keepRowFocus } from '#src/lib/keep-row-focus.ts';
import { IconButton } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import { RideName, RidePicture } from './reel-rides.tsx';
import { useRowDrag } from './use-row-drag.ts';

interface OrderedRidesProps {
  rides: readonly Video[];
  /** What tells a ride from the others. */
  getName: (ride: Video) => string;
  onChange: (rides: Video[]) => void;
}

function useRowFocus(list: RefObject<HTMLElement | null>) {
  useEffect(() => keepRowFocus(list.current), [list]);
}

/** The rides of a form in their order, which buttons change, and a pointer. */
export function OrderedRides({ rides, getName, onChange }: OrderedRidesProps) {
  const [announcement, setAnnouncement] = useState('');
  const move = (from: number, to: number) => {
    const ride = rides[from];
    if (!ride || !rides[to] || from === to) return;
    onChange(moveItem(rides, from, to));
    setAnnouncement(copy.form.moved(getName(ride), to + 1, rides.length));
  };
  const remove = (ride: Video) => {
    onChange(rides.filter(({ id }) => id !== ride.id));
    setAnnouncement(copy.form.removed(getName(ride)));
  };
  const { draggedId, list, startDrag } = useRowDrag((id, place) =>
    move(
      rides.findIndex((ride) => ride.id === id),
      place,
    ),
  );
  useRowFocus(list.ref);
  return (
    <>
      <ol {...list} className="@container">
        {rides.map((ride, index) => (
          <li key={ride.id} className="reel-row" data-dragged={ride.id === draggedId || undefined}>
            <span
              aria-hidden="true"
              title={copy.form.drag}
              className="reel-grip"
              onPointerDown={(event) => startDrag(ride.id, event)}
            >
              <GripVertical className="size-5" />
            </span>
            <RidePicture ride={ride} />
            <RideName ride={ride} name={getName(ride)} />
            <span className="reel-moves">
              <IconButton
                label={copy.form.up(getName(ride))}
                aria-disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ArrowUp className="size-5" />
              </IconButton>
              <IconButton
                label={copy.form.down(getName(ride))}
                aria-disabled={index === rides.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown className="size-5" />
              </IconButton>
              <IconButton label={copy.form.remove(getName(ride))} onClick={() => remove(ride)}>
                <X className="size-5" />
              </IconButton>
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
