import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { deletePedigree, removeParent, savePedigree } from '#src/data/firestore-lite/animals.ts';
import { fetchAncestorPedigrees, fetchAnimals } from '#src/data/firestore-rest/public-pedigrees.ts';
import type { Animal } from '#src/domain/animal.ts';
import type { Young } from '#src/domain/offspring.ts';
import {
  getParentName,
  isOwnAncestor,
  parentRoles,
  type Parent,
  type ParentRole,
} from '#src/domain/pedigree.ts';
import { queryKeys } from './query-keys.ts';

/** A parent as the form has it: an animal, or only a name with an empty id; null for none. */
export type ChosenParents = Record<ParentRole, Pick<Parent, 'id' | 'name'> | null>;

/** Why the parents of an animal cannot be saved: one is deleted, or the animal would be its own ancestor. */
export class ParentError extends Error {
  override readonly name = 'ParentError';
  readonly role: ParentRole;
  readonly problem: 'gone' | 'circle';

  constructor(role: ParentRole, problem: 'gone' | 'circle') {
    super(`${role}: ${problem}`);
    this.role = role;
    this.problem = problem;
  }
}

interface ParentsToSave {
  animal: Animal;
  parents: ChosenParents;
}

/** As the parents are called and owned now. @throws ParentError, DataError */
async function saveParents({ animal, parents }: ParentsToSave): Promise<void> {
  const ids = parentRoles.flatMap((role) => parents[role]?.id || []);
  const [animals, pedigrees] = await Promise.all([fetchAnimals(ids), fetchAncestorPedigrees(ids)]);
  const findParent = (role: ParentRole): Parent | undefined => {
    const chosen = parents[role];
    if (!chosen) return undefined;
    if (chosen.id === '') return { ...chosen, ownerId: '' };
    const found = animals.get(chosen.id);
    if (!found) throw new ParentError(role, 'gone');
    if (isOwnAncestor(animal.id, found.id, pedigrees)) throw new ParentError(role, 'circle');
    return { id: found.id, name: getParentName(found), ownerId: found.contractor };
  };
  const [sire, dam] = [findParent('sire'), findParent('dam')];
  await (sire || dam
    ? savePedigree({ id: animal.id, user_id: animal.contractor, sire, dam })
    : deletePedigree(animal.id));
}

const forgetPedigrees = (client: QueryClient) =>
  Promise.all(
    [queryKeys.ancestry(), queryKeys.offspring()].map((queryKey) => client.invalidateQueries({ queryKey })),
  );

/** Saves the parents of an animal; of an animal without parents, nothing is left. */
export const saveParentsMutation = (client: QueryClient) =>
  mutationOptions({ mutationFn: saveParents, onSuccess: () => forgetPedigrees(client) });

/** Takes an animal of the account out of the pedigree of another, which no longer names it. */
export const removeYoungMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ animal, role }: Young) => removeParent(animal.id, role),
    onSuccess: () => forgetPedigrees(client),
  });
