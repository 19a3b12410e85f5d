import * as z from 'zod/mini';
import { animalTypes, parseAnimal } from './animal.ts';
import { isTeamEvent } from './rodeo-event.ts';
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
  /** Of a team, the heeler; null in all other events. */
  partner: ContestantTag | null;
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

const toPublishedTag = (id: string | undefined, name: string): ContestantTag | null =>
  id === undefined ? null : { id, name, location: '', photo_url: '' };

/**
 * Built from the copies in the video, because the animal may be deleted. Where an older video has several contestants
 * and no team, they are one choice.
 */
export function getRideTags(video: Video): RideTags {
  const [first, second] = video.contestants_id;
  const { contestants_names: names } = video;
  const isTeam = isTeamEvent(video.event_type);
  return {
    animal: video.animal_id === '' ? null : toPublishedAnimalTag(video),
    contestant: toPublishedTag(first, isTeam ? (names[0] ?? '') : names.join(' and ')),
    partner: isTeam ? toPublishedTag(second, names[1] ?? '') : null,
  };
}

/** Who is tagged, in the order of a team. @param eventId decides whether there is a partner */
export function listContestants(
  eventId: number,
  { contestant, partner }: Pick<RideTags, 'contestant' | 'partner'>,
): ContestantTag[] {
  const all = [contestant, isTeamEvent(eventId) ? partner : null].filter((tag) => tag !== null);
  return all.filter(({ id }, index) => all.findIndex((tag) => tag.id === id) === index);
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
