import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import type { FollowTarget } from '#src/domain/follow.ts';
import { useLoginRedirect } from '#src/session/use-login-redirect.ts';
import { Button } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import { useFollow } from './use-follow.ts';

interface FollowButtonProps {
  target: FollowTarget;
  name: string;
}

/** Takes visitors to the login and back. */
export function FollowButton({ target, name }: FollowButtonProps) {
  const { isMember, isPending, isFollowed, changeFollow } = useFollow(target, name);
  const redirectToLogin = useLoginRedirect();
  const Icon = isFollowed ? Check : Plus;
  const handleClick = () => (isMember ? void changeFollow(!isFollowed) : redirectToLogin());
  return (
    <Button
      variant={isFollowed ? 'secondary' : 'primary'}
      disabled={isPending}
      aria-pressed={isFollowed}
      aria-label={isFollowed ? copy.button.followingName(name) : copy.button.followName(name)}
      onClick={handleClick}
      className="px-4"
    >
      <Icon aria-hidden="true" className="size-5" />
      {isFollowed ? copy.button.following : copy.button.follow}
    </Button>
  );
}
