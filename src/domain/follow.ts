import { createReader, readTexts } from './field-readers.ts';

const readFollows = createReader({ user_ids: readTexts, animal_ids: readTexts });

/** Whom a member follows, in the order of following. */
export type Follows = Readonly<Record<keyof ReturnType<typeof readFollows>, readonly string[]>>;

/** Whom one can follow. */
export interface FollowTarget {
  kind: 'user' | 'animal';
  id: string;
}

/** The field of the stored follows that lists a kind. */
export const followFields = { user: 'user_ids', animal: 'animal_ids' } as const;

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

/** Whether a person or an animal is followed. */
export const isFollowing = (follows: Follows, { kind, id }: FollowTarget): boolean =>
  follows[followFields[kind]].includes(id);

/** How many people and animals are followed. */
export const countFollows = ({ user_ids, animal_ids }: Follows): number =>
  user_ids.length + animal_ids.length;
