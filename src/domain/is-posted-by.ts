import type { Video } from './video.ts';

/** Whether a ride is no news to a member: it is of their account, or they posted it for another one. */
export const isPostedBy = ({ user_id, created_by }: Video, memberId: string): boolean =>
  user_id === memberId || created_by === memberId;
