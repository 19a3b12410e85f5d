import * as z from 'zod/mini';
import { animalTypes } from './animal.ts';
import { getDisplayName, type User } from './user.ts';

/** The animal that a ride is tagged with: what the video copies, and what shows the choice without a request. */
export const animalTagSchema = z.object({
  id: z.string(),
  name: z.string(),
  brand: z.string(),
  animal_type: z.enum(animalTypes),
  picture_url: z.string(),
  /** The owner. */
  contractor: z.string(),
  contractor_name: z.string(),
});

export type AnimalTag = z.infer<typeof animalTagSchema>;

/** The contestant that a ride is tagged with. */
export const contestantTagSchema = z.object({
  id: z.string(),
  /** The display name. */
  name: z.string(),
  location: z.string(),
  photo_url: z.string(),
});

export type ContestantTag = z.infer<typeof contestantTagSchema>;

/** Reduces an animal to its tag. */
export function toAnimalTag(animal: AnimalTag): AnimalTag {
  const { id, name, brand, animal_type, picture_url, contractor, contractor_name } = animal;
  return { id, name, brand, animal_type, picture_url, contractor, contractor_name };
}

type TaggableUser = Pick<
  User,
  'id' | 'account_type' | 'name' | 'first_name' | 'last_name' | 'location' | 'photo_url'
>;

/** Reduces a profile to its tag. */
export function toContestantTag(user: TaggableUser): ContestantTag {
  const { id, location, photo_url } = user;
  return { id, name: getDisplayName(user), location, photo_url };
}
