import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Ref } from 'react';
import type { IndexedVideo } from '#src/domain/search.ts';
import type { User } from '#src/domain/user.ts';
import { locale } from '#src/languages/localize.ts';
import { classNames } from '#src/lib/class-names.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { hatMutation, hatsQuery } from '#src/queries/hat-queries.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import type { Wish } from '#src/session/history-path.ts';
import { useOptionalAccount } from '#src/session/use-account.ts';
import { useWish } from '#src/session/use-wish.ts';
import { IconButton } from '#src/ui/button.tsx';
import { HatIcon } from '#src/ui/hat-icon.tsx';
import { copy } from './copy.ts';
import { WishLoginDialog } from './wish-login-dialog.tsx';

const countFormat = new Intl.NumberFormat(locale, { notation: 'compact' });

/** A person tips, whichever account they act for. */
function useMember(): User | undefined {
  const account = useOptionalAccount();
  return account?.user.emailVerified ? account.own : undefined;
}

function useChangeHat(video: IndexedVideo, member: User | undefined) {
  const { mutateAsync } = useMutation(hatMutation(useQueryClient(), video, member));
  return async (isTipped: boolean) => {
    try {
      await mutateAsync(isTipped);
    } catch (error) {
      const formatFailure = isTipped ? copy.hat.tipFailed : copy.hat.takeBackFailed;
      showAlert('error', formatFailure(getErrorMessage(error)));
    }
  };
}

interface HatButtonProps {
  video: IndexedVideo;
  /** Whether the count, or a word, stands below the icon. */
  hasCaption?: boolean;
  /** Whether it reads the count. */
  isNearScreen?: boolean;
  ref?: Ref<HTMLButtonElement>;
  className?: string;
}

/** Tips the hat to a ride, and says how many did. */
export function HatButton({
  video,
  hasCaption = false,
  isNearScreen = true,
  ref,
  className,
}: HatButtonProps) {
  const member = useMember();
  const query = hatsQuery(video.video_id, member?.id);
  const { data: hats = { count: 0, isTipped: false } } = useQuery({ ...query, enabled: isNearScreen });
  const client = useQueryClient();
  const changeHat = useChangeHat(video, member);
  const wish: Wish = `hat:${video.video_id}`;
  const tipOnce = async () => {
    const stored = await client.ensureQueryData(query).catch(() => undefined);
    if (!stored?.isTipped) await changeHat(true);
  };
  const { isAsking, want, forget } = useWish(wish, member !== undefined, () => void tipOnce());
  const handleClick = () => {
    if (member) void changeHat(!hats.isTipped);
    else void want();
  };
  const count = hats.count > 0 ? countFormat.format(hats.count) : '';
  return (
    <>
      <IconButton
        ref={ref}
        label={copy.hat.label(count)}
        aria-pressed={hats.isTipped}
        onClick={handleClick}
        className={classNames(!hasCaption && 'w-auto min-w-11 grid-flow-col gap-1 px-1.5', className)}
      >
        <HatIcon
          isFilled={hats.isTipped}
          className={classNames(
            'size-6 transition-transform duration-240 motion-reduce:transition-none',
            hats.isTipped && '-translate-y-0.5 -rotate-12',
          )}
        />
        <span className={hasCaption ? undefined : 'label text-md leading-none tabular-nums'}>
          {count || (hasCaption && copy.hat.caption)}
        </span>
      </IconButton>
      {isAsking && <WishLoginDialog wish={wish} texts={copy.hat.loginDialog} onClose={forget} />}
    </>
  );
}
