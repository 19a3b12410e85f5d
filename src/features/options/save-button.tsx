import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import Bookmark from 'lucide-react/icons/bookmark';
import { classNames } from '#src/lib/class-names.ts';
import { savedVideoIdsQuery, savedVideoMutation } from '#src/queries/saved-video-queries.ts';
import { useMemberId } from '#src/session/use-member-id.ts';
import { useWish } from '#src/session/use-wish.ts';
import type { Wish } from '#src/session/history-path.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import { WishLoginDialog } from './wish-login-dialog.tsx';
import type { SavedChange } from '#src/domain/saved-video.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { showAlert } from '#src/session/alerts-store.ts';

/** Saves a video or removes it from the saved ones, and says so. */
function useChangeSaved(memberId: string | undefined) {
  const { mutateAsync } = useMutation(savedVideoMutation(useQueryClient(), memberId ?? ''));
  return async (change: SavedChange) => {
    try {
      await mutateAsync(change);
      showAlert('success', change.isSaved ? copy.save.saved : copy.save.removed, { isBrief: true });
    } catch (error) {
      const formatFailure = change.isSaved ? copy.save.saveFailed : copy.save.removeFailed;
      showAlert('error', formatFailure(getErrorMessage(error)));
    }
  };
}

/** Whether a video is saved, and what changes that: visitors are asked to log in first. */
function useSave(videoId: string) {
  const memberId = useMemberId();
  const { data: isSaved = false } = useQuery({
    ...savedVideoIdsQuery(memberId ?? ''),
    select: (ids) => ids.includes(videoId),
    enabled: memberId !== undefined,
  });
  const changeSaved = useChangeSaved(memberId);
  const wish: Wish = `save:${videoId}`;
  const save = () => void changeSaved({ videoId, isSaved: true });
  const { isAsking, want, forget } = useWish(wish, memberId !== undefined, save);
  const toggle = () => {
    if (memberId === undefined) void want();
    else void changeSaved({ videoId, isSaved: !isSaved });
  };
  const dialog = isAsking && <WishLoginDialog wish={wish} texts={copy.save.loginDialog} onClose={forget} />;
  return { isSaved, toggle, dialog };
}

interface SaveButtonProps {
  /** The id of the video's document. */
  videoId: string;
  isOverImage?: boolean;
  /** Whether a word stands below the icon. */
  hasCaption?: boolean;
  className?: string;
}

export function SaveButton({ videoId, isOverImage = false, hasCaption = false, className }: SaveButtonProps) {
  const { isSaved, toggle, dialog } = useSave(videoId);
  return (
    <>
      <IconButton
        label={copy.save.label}
        aria-pressed={isSaved}
        onClick={toggle}
        className={classNames(isOverImage && 'text-on-picture', className)}
      >
        <Bookmark
          aria-hidden="true"
          className={classNames(
            isOverImage ? 'box-content size-5 rounded-sm bg-overlay p-2' : 'size-5.5',
            isSaved && 'fill-current',
          )}
        />
        {hasCaption && <span>{copy.save.label}</span>}
      </IconButton>
      {dialog}
    </>
  );
}

/** In a row of buttons with words. */
export function SavePageButton({ videoId }: { videoId: string }) {
  const { isSaved, toggle, dialog } = useSave(videoId);
  return (
    <>
      <Button aria-pressed={isSaved} onClick={toggle}>
        <Bookmark aria-hidden="true" className={classNames('size-4.5', isSaved && 'fill-current')} />
        {copy.save.label}
      </Button>
      {dialog}
    </>
  );
}
