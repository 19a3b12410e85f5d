import { createReader, readTexts } from './field-readers.ts';
import { maxFollowedRodeos, maxFollows } from './list-limits.ts';

const readFollows = createReader({
  user_ids: readTexts,
  animal_ids: readTexts,
  rodeo_ids: readTexts,
  event_ids: readTexts,
});

/** Whom and what a member follows, in the order of following. */
export type Follows = Readonly<Record<keyof ReturnType<typeof readFollows>, readonly string[]>>;

/** Whom and what one can follow. The id of a rodeo is that of `getRodeoId`, the id of an event its number. */
export interface FollowTarget {
  kind: 'user' | 'animal' | 'rodeo' | 'event';
  id: string;
}

/** The field of the stored follows that lists a kind. */
export const followFields = {
  user: 'user_ids',
  animal: 'animal_ids',
  rodeo: 'rodeo_ids',
  event: 'event_ids',
} as const;

/** Parses stored follows; a field is missing until the first of its kind is followed. */
export function parseFollows(data: unknown): Follows {
  return readFollows(data);
}

export interface FollowChange {
  target: FollowTarget;
  isFollowed: boolean;
}

/** The follows after a change. */
export function applyFollowChange(follows: Follows, { target, isFollowed }: FollowChange): Follows {
  const field = followFields[target.kind];
  const others = follows[field].filter((id) => id !== target.id);
  return { ...follows, [field]: isFollowed ? [...others, target.id] : others };
}

/** Whether somebody or something is followed. */
export const isFollowing = (follows: Follows, { kind, id }: FollowTarget): boolean =>
  follows[followFields[kind]].includes(id);

/** How many are followed, of every kind. */
export const countFollows = (follows: Follows): number =>
  Object.values(follows).reduce((count, ids) => count + ids.length, 0);

/** Whether no more of a kind can be followed. People and animals share one limit, events have none. */
export function isFollowsFull(follows: Follows, kind: FollowTarget['kind']): boolean {
  if (kind === 'rodeo') return follows.rodeo_ids.length >= maxFollowedRodeos;
  return kind !== 'event' && follows.user_ids.length + follows.animal_ids.length >= maxFollows;
}
