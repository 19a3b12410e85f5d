import type { Video } from './video.ts';

/** Whether a ride is somebody's own, which is no news to them: of their account, or posted by them for another one. */
export const isPostedBy = ({ user_id, created_by }: Video, memberId: string): boolean =>
  user_id === memberId || created_by === memberId;
