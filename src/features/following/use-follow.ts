import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { trackEvent } from '#src/session/track-event.ts';
import { isFollowing, type FollowTarget } from '#src/domain/follow.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { followMutation, followsQuery } from '#src/queries/follow-queries.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { offerMessagesLater } from '#src/session/offer-messages-later.ts';
import { useMemberId } from '#src/session/use-member-id.ts';
import { copy } from './copy.ts';

/** Whether the session user follows somebody or something, whichever account they act for. */
export function useFollow(target: FollowTarget, name: string) {
  const memberId = useMemberId();
  const isMember = memberId !== undefined;
  const query = useQuery({ ...followsQuery(memberId ?? ''), enabled: isMember });
  const { mutateAsync } = useMutation(followMutation(useQueryClient(), memberId ?? ''));
  const changeFollow = async (isFollowed: boolean) => {
    try {
      await mutateAsync({ target, isFollowed });
      if (!isFollowed) return;
      trackEvent({ name: 'follow', kind: target.kind, id: target.id });
      offerMessagesLater('follow');
    } catch (error) {
      const formatFailure = isFollowed ? copy.button.followFailed : copy.button.unfollowFailed;
      showAlert('error', formatFailure(name, getErrorMessage(error), target.kind));
    }
  };
  return {
    isMember,
    isPending: isMember && query.isPending,
    isFollowed: query.data ? isFollowing(query.data, target) : false,
    changeFollow,
  };
}
