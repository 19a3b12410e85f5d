import { useQuery } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { savedVideoIdsQuery } from '#src/queries/saved-videos.ts';
import { useMemberId } from '#src/session/use-member-id.ts';
import { IconButton } from '#src/ui/button.tsx';
import { SaveLoginDialog } from './save-login-dialog.tsx';
import { useChangeSaved } from './use-change-saved.ts';

/** @param videoId the id of the video's document */
export function SaveButton({ videoId }: { videoId: string }) {
  const memberId = useMemberId();
  const { data: savedIds } = useQuery({
    ...savedVideoIdsQuery(memberId ?? ''),
    enabled: memberId !== undefined,
  });
  const changeSaved = useChangeSaved(memberId);
  const [isAskingToLogIn, setIsAskingToLogIn] = useState(false);
  const isSaved = savedIds?.includes(videoId) ?? false;
  const handleClick = () => {
    if (memberId === undefined) setIsAskingToLogIn(true);
    else void changeSaved({ videoId, isSaved: !isSaved });
  };
  return (
    <>
      <IconButton label="Save" aria-pressed={isSaved} onClick={handleClick}>
        <Bookmark className={classNames('size-5.5', isSaved && 'fill-current')} />
      </IconButton>
      {isAskingToLogIn && <SaveLoginDialog onClose={() => setIsAskingToLogIn(false)} />}
    </>
  );
}
