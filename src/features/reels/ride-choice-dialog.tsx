import { useInfiniteQuery } from '@tanstack/react-query';
import { presentResult } from '#src/domain/present-result.ts';
import type { User } from '#src/domain/user.ts';
import type { Video } from '#src/domain/video.ts';
import { joinFacts } from '#src/languages/format-facts.ts';
import { formatDate } from '#src/lib/dates.ts';
import { useFilterText } from '#src/lib/use-debounced-value.ts';
import { useInfinitePages } from '#src/lib/use-infinite-pages.ts';
import { reelChoicesQuery } from '#src/queries/reel-queries.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { FilterField } from '#src/ui/filter-field.tsx';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { copy } from './copy.ts';
import { RidePicture } from './reel-rides.tsx';

interface RideChoiceDialogProps {
  account: User;
  chosen: readonly Video[];
  maxRides: number;
  /** What tells a ride from the others. */
  getName: (ride: Video) => string;
  onChange: (rides: Video[]) => void;
  onClose: () => void;
}

/** The rides that an account has posted, is tagged in, or whose animals it owns, in pages, or those that are searched. */
export function RideChoiceDialog(props: RideChoiceDialogProps) {
  const { account, chosen, maxRides, getName, onChange, onClose } = props;
  const { inputText, setInputText, filterText } = useFilterText();
  const query = useInfiniteQuery(reelChoicesQuery(account, filterText));
  const { pages, sentinelRef, ...list } = useInfinitePages(query);
  const shown = pages.flatMap(({ videos }) => videos);
  const isFull = chosen.length >= maxRides;
  const handleToggle = (ride: Video, isChosen: boolean) =>
    onChange(isChosen ? chosen.filter(({ id }) => id !== ride.id) : [...chosen, ride]);
  return (
    <Dialog title={copy.picker.title} onDismiss={onClose}>
      <FilterField label={copy.picker.filter} value={inputText} onChange={setInputText} />
      <div data-scrolls="" className="overflow-y-auto" style={{ maxHeight: 'max(7rem, 100dvh - 19rem)' }}>
        {/* As high as the list, at whose end more is loaded. */}
        <div className="relative">
          <InfiniteList
            list={{ ...list, items: shown, isFetching: list.isFetchingNextPage }}
            sentinelRef={sentinelRef}
            name={copy.picker.rides}
            skeleton={<Skeleton className="h-40" />}
            nextPageSkeleton={<Skeleton className="h-16" />}
            emptyState={<p>{filterText === '' ? copy.picker.empty : copy.picker.noMatch}</p>}
          >
            <ul aria-label={copy.list} className="@container">
              {shown.map((ride) => {
                const isChosen = chosen.some(({ id }) => id === ride.id);
                return (
                  <RideChoice
                    key={ride.id}
                    ride={ride}
                    name={getName(ride)}
                    isChosen={isChosen}
                    isDisabled={isFull && !isChosen}
                    onToggle={() => handleToggle(ride, isChosen)}
                  />
                );
              })}
            </ul>
          </InfiniteList>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-ink-2">
          {copy.picker.chosen(chosen.length, maxRides)}
        </p>
        <Button variant="primary" onClick={onClose}>
          {copy.picker.done}
        </Button>
      </div>
    </Dialog>
  );
}

interface RideChoiceProps {
  ride: Video;
  name: string;
  isChosen: boolean;
  isDisabled: boolean;
  onToggle: () => void;
}

function RideChoice({ ride, name, isChosen, isDisabled, onToggle }: RideChoiceProps) {
  const details = [ride.animal_name, formatDate(ride.event_date), presentResult(ride)?.listed];
  return (
    <li className="border-b border-line">
      <label className="reel-choice">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isDisabled}
          onChange={onToggle}
          className="size-5 shrink-0 accent-red"
        />
        <RidePicture ride={ride} />
        <span className="min-w-0 font-[650] wrap-anywhere">
          {name}
          <span className="block text-sm font-normal text-ink-2">{joinFacts(...details)}</span>
        </span>
      </label>
    </li>
  );
}
