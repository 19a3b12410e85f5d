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

function toCurrentTag<Tag>(
  chosen: Tag | null,
  isKept: boolean,
  stored: Tag | null | undefined,
): CurrentTag<Tag> {
  // A published tag keeps its names, even if it was deleted since.
  if (chosen === null || isKept) return { tag: chosen, isDeleted: false };
  return { tag: stored ?? chosen, isDeleted: stored === null };
}

export interface CurrentTags {
  animal: CurrentTag<AnimalTag>;
  contestant: CurrentTag<ContestantTag>;
  partner: CurrentTag<ContestantTag>;
  /** The animal as the form shows it. */
  shownAnimal: AnimalTag | null;
}

function useContestant(chosen: ContestantTag | null, isKept: boolean): CurrentTag<ContestantTag> {
  const { data } = useQuery({ ...userQuery(chosen?.id ?? ''), enabled: chosen !== null && !isKept });
  return toCurrentTag(chosen, isKept, data && toContestantTag(data));
}

/** @param published the tags of a published ride */
export function useCurrentTags({ animal, contestant, partner }: RideTags, published?: RideTags): CurrentTags {
  const { data: storedAnimal } = useQuery({ ...animalQuery(animal?.id ?? ''), enabled: animal !== null });
  // Both of a team are written when one changes.
  const isKeptTeam =
    published !== undefined &&
    contestant?.id === published.contestant?.id &&
    partner?.id === published.partner?.id;
  return {
    animal: toCurrentTag(
      animal,
      animal?.id === published?.animal?.id,
      storedAnimal && toAnimalTag(storedAnimal),
    ),
    contestant: useContestant(contestant, isKeptTeam),
    partner: useContestant(partner, isKeptTeam),
    // A video copies no picture of its animal.
    shownAnimal:
      animal && storedAnimal
        ? { ...animal, animal_type: storedAnimal.animal_type, picture_url: storedAnimal.picture_url }
        : animal,
  };
}
