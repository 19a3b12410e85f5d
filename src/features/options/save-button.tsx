import { useQuery } from '@tanstack/react-query';
import Bookmark from 'lucide-react/icons/bookmark';
import { useState } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { savedVideoIdsQuery } from '#src/queries/saved-video-queries.ts';
import { useMemberId } from '#src/session/use-member-id.ts';
import { IconButton } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import { SaveLoginDialog } from './save-login-dialog.tsx';
import { useChangeSaved } from './use-change-saved.ts';

interface SaveButtonProps {
  /** The id of the video's document. */
  videoId: string;
  isOverImage?: boolean;
  className?: string;
}

export function SaveButton({ videoId, isOverImage = false, className }: SaveButtonProps) {
  const memberId = useMemberId();
  const { data: isSaved = false } = useQuery({
    ...savedVideoIdsQuery(memberId ?? ''),
    select: (ids) => ids.includes(videoId),
    enabled: memberId !== undefined,
  });
  const changeSaved = useChangeSaved(memberId);
  const [isAskingToLogIn, setIsAskingToLogIn] = useState(false);
  const handleClick = () => {
    if (memberId === undefined) setIsAskingToLogIn(true);
    else void changeSaved({ videoId, isSaved: !isSaved });
  };
  return (
    <>
      <IconButton
        label={copy.save.label}
        aria-pressed={isSaved}
        onClick={handleClick}
        className={classNames(isOverImage && 'text-on-picture', className)}
      >
        <Bookmark
          aria-hidden="true"
          className={classNames(
            isOverImage ? 'box-content size-5 rounded-sm bg-overlay p-2' : 'size-5.5',
            isSaved && 'fill-current',
          )}
        />
      </IconButton>
      {isAskingToLogIn && <SaveLoginDialog onClose={() => setIsAskingToLogIn(false)} />}
    </>
  );
}
