import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import type { FollowTarget } from '#src/domain/follow.ts';
import { useLoginRedirect } from '#src/session/use-login-redirect.ts';
import { LoginRequiredDialog } from '#src/ui/login-required-dialog.tsx';
import { useWish } from '#src/session/use-wish.ts';
import type { Wish } from '#src/session/history-path.ts';
import { Button } from '#src/ui/button.tsx';
import { NameSuffix } from '#src/ui/name-suffix.tsx';
import { copy } from './copy.ts';
import { useFollow } from './use-follow.ts';

interface FollowButtonProps {
  target: FollowTarget;
  name: string;
}

/** Explains itself to visitors, and follows once they are back as members. */
export function FollowButton({ target, name }: FollowButtonProps) {
  const { isMember, isPending, isFollowed, changeFollow } = useFollow(target, name);
  const wish: Wish = `follow:${target.kind}:${target.id}`;
  const login = useLoginRedirect(wish);
  const { isAsking, want, forget } = useWish(wish, isMember && !isPending, () => void changeFollow(true));
  const Icon = isFollowed ? Check : Plus;
  const handleClick = () => (isMember ? void changeFollow(!isFollowed) : void want());
  return (
    <>
      <Button
        variant={isFollowed ? 'secondary' : 'primary'}
        disabled={isPending}
        aria-pressed={isFollowed}
        onClick={handleClick}
        className="px-4"
      >
        <Icon aria-hidden="true" className="size-5" />
        {isFollowed ? copy.button.following : copy.button.follow}
        <NameSuffix>{copy.button.whom(name, target.kind)}</NameSuffix>
      </Button>
      {isAsking && (
        <LoginRequiredDialog title={copy.loginDialog.title(name, target.kind)} {...login} onClose={forget}>
          {login.isSignedIn ? copy.loginDialog.verifyText : copy.loginDialog.text}
        </LoginRequiredDialog>
      )}
    </>
  );
}
