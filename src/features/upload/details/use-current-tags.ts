import { useQuery } from '@tanstack/react-query';
import {
  toAnimalTag,
  toContestantTag,
  type AnimalTag,
  type ContestantTag,
  type RideTags,
} from '#src/domain/tags.ts';
import { animalQuery } from '#src/queries/animal-queries.ts';
import { userQuery } from '#src/queries/user-queries.ts';

/** A chosen tag as it is stored now: the index and a draft may be older, and the rules compare names. */
interface CurrentTag<Tag> {
  tag: Tag | null;
  /** Whether it was deleted after it was chosen. */
  isDeleted: boolean;
}

function toCurrentTag<Tag extends { id: string }>(
  chosen: Tag | null,
  published: Tag | null | undefined,
  stored: Tag | null | undefined,
): CurrentTag<Tag> {
  // A published tag keeps its names, even if it was deleted since.
  if (chosen === null || chosen.id === published?.id) return { tag: chosen, isDeleted: false };
  return { tag: stored ?? chosen, isDeleted: stored === null };
}

export interface CurrentTags {
  animal: CurrentTag<AnimalTag>;
  contestant: CurrentTag<ContestantTag>;
  /** The animal as the form shows it. */
  shownAnimal: AnimalTag | null;
}

/** @param published the tags of a published ride */
export function useCurrentTags({ animal, contestant }: RideTags, published?: RideTags): CurrentTags {
  const { data: storedAnimal } = useQuery({ ...animalQuery(animal?.id ?? ''), enabled: animal !== null });
  const { data: storedUser } = useQuery({
    ...userQuery(contestant?.id ?? ''),
    enabled: contestant !== null && contestant.id !== published?.contestant?.id,
  });
  return {
    animal: toCurrentTag(animal, published?.animal, storedAnimal && toAnimalTag(storedAnimal)),
    contestant: toCurrentTag(contestant, published?.contestant, storedUser && toContestantTag(storedUser)),
    // A video copies no picture of its animal.
    shownAnimal:
      animal && storedAnimal
        ? { ...animal, animal_type: storedAnimal.animal_type, picture_url: storedAnimal.picture_url }
        : animal,
  };
}
