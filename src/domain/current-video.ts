import type { Animal } from './animal.ts';
import { getDisplayName, type User } from './user.ts';
import type { Video } from './video.ts';

type NamedFields = Pick<
  Video,
  | 'user_id'
  | 'user_name'
  | 'tagged_animal_contractor_id'
  | 'contractor_name'
  | 'contestants_id'
  | 'contestants_names'
>;

/**
 * A video with the name that a person has now. A video copies names when it is published, and a later change of the name
 * does not rewrite it (decision D28).
 */
export function withCurrentName<V extends NamedFields>(video: V, person: User): V {
  const name = getDisplayName(person);
  return {
    ...video,
    user_name: video.user_id === person.id ? name : video.user_name,
    contractor_name: video.tagged_animal_contractor_id === person.id ? name : video.contractor_name,
    contestants_names: video.contestants_names.map((stored, index) =>
      video.contestants_id[index] === person.id ? name : stored,
    ),
  };
}

/** The video with the animal's current name and brand where it is tagged (decision D28). */
export function withCurrentAnimal<V extends Pick<Video, 'animal_id' | 'animal_name' | 'animal_brand'>>(
  video: V,
  { id, name, brand }: Pick<Animal, 'id' | 'name' | 'brand'>,
): V {
  return video.animal_id === id ? { ...video, animal_name: name, animal_brand: brand } : video;
}
