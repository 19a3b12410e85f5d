import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { comparePath } from '#src/config/record-links.ts';
import { getRideAnimalName } from '#src/domain/animal.ts';
import { getRiderNames, getSpokenResult } from '#src/domain/ride-result.ts';
import type { Video } from '#src/domain/video.ts';
import { containsWords } from '#src/domain/text-search.ts';
import { formatDate } from '#src/lib/dates.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { FilterField } from '#src/ui/filter-field.tsx';
import { copy } from './copy.ts';

/** More are hard to look through. */
const maxUnfiltered = 8;

/** Two rides of a list, in the order in which they are chosen. */
export function RidePicker({ rides, onClose }: { rides: readonly Video[]; onClose: () => void }) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [filter, setFilter] = useState('');
  const [left, right] = chosen;
  const shown = rides.filter((ride) => containsWords(`${ride.title} ${describeRide(ride)}`, filter));
  const handleToggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (left !== undefined && right !== undefined) void navigate(comparePath(left, right));
  };
  return (
    <Dialog title={copy.picker.title} onDismiss={onClose}>
      <form onSubmit={handleSubmit} className="grid gap-4">
        {rides.length > maxUnfiltered && (
          <FilterField label={copy.picker.filter} value={filter} onChange={setFilter} />
        )}
        <ul aria-label={copy.picker.rides} className="grid overflow-y-auto" style={{ maxHeight: '50dvh' }}>
          {shown.map((ride) => (
            <RideChoice
              key={ride.id}
              ride={ride}
              isChosen={chosen.includes(ride.video_id)}
              isDisabled={right !== undefined}
              onToggle={() => handleToggle(ride.video_id)}
            />
          ))}
        </ul>
        <p role="status" className="text-sm text-ink-2">
          {shown.length === 0 && copy.picker.noMatch} {copy.picker.chosen(chosen.length)}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{copy.picker.cancel}</Button>
          <Button variant="primary" type="submit" disabled={right === undefined}>
            {copy.picker.compare}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function describeRide(ride: Video): string {
  const details = [
    getRiderNames(ride),
    ride.animal_id && getRideAnimalName(ride),
    formatDate(ride.event_date),
    getSpokenResult(ride),
  ];
  return details.filter(Boolean).join(copy.clip.separator);
}

interface RideChoiceProps {
  ride: Video;
  isChosen: boolean;
  /** Two others are chosen. */
  isDisabled: boolean;
  onToggle: () => void;
}

function RideChoice({ ride, isChosen, isDisabled, onToggle }: RideChoiceProps) {
  return (
    <li className="border-b border-line">
      <label className="flex min-h-11 cursor-pointer items-center gap-4 py-2">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isDisabled && !isChosen}
          onChange={onToggle}
          className="size-5 shrink-0 accent-red"
        />
        <span className="min-w-0 font-[650] wrap-anywhere">
          {ride.title}
          <span className="block text-sm font-normal text-ink-2">{describeRide(ride)}</span>
        </span>
      </label>
    </li>
  );
}
