import * as z from 'zod/mini';
import { animalTypes, parseAnimal } from './animal.ts';
import { getDisplayName, type User } from './user.ts';
import type { Video } from './video.ts';

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

/** The tags of a ride, as its form has them. */
export interface RideTags {
  animal: AnimalTag | null;
  contestant: ContestantTag | null;
}

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

/** Built from the copies in the video, because the animal may be deleted. Two contestants (header and heeler) are one choice. */
export function getRideTags(video: Video): RideTags {
  const [contestantId] = video.contestants_id;
  return {
    animal: video.animal_id === '' ? null : toPublishedAnimalTag(video),
    contestant:
      contestantId === undefined
        ? null
        : { id: contestantId, name: video.contestants_names.join(' and '), location: '', photo_url: '' },
  };
}

function toPublishedAnimalTag({
  animal_id,
  animal_name: name,
  animal_brand: brand,
  ...video
}: Video): AnimalTag {
  const contractor = video.tagged_animal_contractor_id;
  return toAnimalTag(
    parseAnimal(animal_id, { name, brand, contractor, contractor_name: video.contractor_name }),
  );
}
