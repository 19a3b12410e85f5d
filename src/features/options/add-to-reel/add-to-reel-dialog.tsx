import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import ListVideo from 'lucide-react/icons/list-video';
import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { newReelPath, reelPath } from '#src/config/reel-links.ts';
import { countNouns } from '#src/domain/counts/count-nouns.ts';
import { getMaxRides, type Reel } from '#src/domain/reel.ts';
import { joinFacts } from '#src/languages/format-facts.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { useInfinitePages } from '#src/lib/use-infinite-pages.ts';
import { useIsNearScreen } from '#src/lib/use-infinite-scroll.ts';
import { addToReelMutation, reelListQuery, reelRideCountQuery } from '#src/queries/reel-queries.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useAccount } from '#src/session/use-account.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { FormAlert } from '#src/ui/form-alert.tsx';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { OptionsVideo } from '../options.ts';
import { copy } from './copy.ts';

interface AddToReelDialogProps {
  video: OptionsVideo;
  /** Whose reels they are. */
  accountId: string;
  onClose: () => void;
}

export function AddToReelDialog({ video, accountId, onClose }: AddToReelDialogProps) {
  const { pages, sentinelRef, ...list } = useInfinitePages(useInfiniteQuery(reelListQuery(accountId)));
  const addition = useMutation(addToReelMutation(useQueryClient()));
  const { own } = useAccount();
  const navigate = useNavigate();
  const reels = pages.flatMap((page) => page.reels);
  const handleAdd = async ({ id, title }: Reel) => {
    try {
      await addition.mutateAsync({ reelId: id, rideId: video.id, actor: own });
    } catch {
      return;
    }
    const action = { label: copy.view, onClick: () => void navigate(reelPath(id)) };
    showAlert('success', copy.added(title), { action });
    onClose();
  };
  return (
    <Dialog title={copy.title} onDismiss={onClose}>
      <div className="overflow-y-auto" style={{ maxHeight: 'max(7rem, 100dvh - 15rem)' }}>
        {/* As high as the list, at whose end more is loaded. */}
        <div className="relative">
          <InfiniteList
            list={{ ...list, items: reels, isFetching: list.isFetchingNextPage }}
            sentinelRef={sentinelRef}
            name={copy.list}
            skeleton={<Skeleton className="h-40" />}
            nextPageSkeleton={<Skeleton className="h-16" />}
            emptyState={<p>{copy.empty}</p>}
          >
            <ul aria-label={copy.label}>
              {reels.map((reel) => (
                <ReelChoice
                  key={reel.id}
                  reel={reel}
                  rideId={video.id}
                  addingTo={addition.isPending ? addition.variables.reelId : undefined}
                  onAdd={() => void handleAdd(reel)}
                />
              ))}
            </ul>
          </InfiniteList>
        </div>
      </div>
      <FormAlert
        alert={
          addition.error
            ? { tone: 'error', title: copy.failed, message: getErrorMessage(addition.error) }
            : undefined
        }
        onClose={addition.reset}
      />
      <div className="flex flex-wrap justify-between gap-3">
        <ButtonLink to={newReelPath(video.video_id)} onClick={onClose}>
          <Plus aria-hidden="true" className="size-4.5" />
          {copy.newReel}
        </ButtonLink>
        <Button onClick={onClose}>{copy.close}</Button>
      </div>
    </Dialog>
  );
}

interface ReelChoiceProps {
  reel: Reel;
  rideId: string;
  /** The reel that the ride is being added to. */
  addingTo: string | undefined;
  onAdd: () => void;
}

function ReelChoice({ reel, rideId, addingTo, onAdd }: ReelChoiceProps) {
  const { id, title, videos } = reel;
  const row = useRef<HTMLLIElement>(null);
  const { data: rideCount = videos.length } = useQuery({
    ...reelRideCountQuery(reel),
    enabled: useIsNearScreen(row),
  });
  const hasRide = videos.includes(rideId);
  const count = countNouns(rideCount, 'ride');
  const maxRides = getMaxRides(reel);
  const isFull = rideCount >= maxRides;
  const Icon = hasRide ? Check : ListVideo;
  return (
    <li ref={row} className="lazy-row border-b border-line">
      <button
        type="button"
        disabled={hasRide || isFull || addingTo !== undefined}
        onClick={onAdd}
        className="flex min-h-14 w-full items-center gap-3 px-2 py-2 text-left enabled:hover:bg-sunken disabled:cursor-not-allowed disabled:text-ink-2"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
        <span className="min-w-0 flex-1 font-[650] wrap-anywhere">
          {title}
          <span className="block text-sm font-normal text-ink-2">
            {addingTo === id
              ? copy.adding
              : hasRide
                ? joinFacts(count, copy.hasRide)
                : isFull
                  ? copy.full(maxRides)
                  : count}
          </span>
        </span>
      </button>
    </li>
  );
}
