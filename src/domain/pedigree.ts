import type { Animal } from './animal.ts';
import { createReader, readText } from './field-readers.ts';
import { trimAsRules } from './rules-text.ts';

export const parentRoles = ['sire', 'dam'] as const;
export type ParentRole = (typeof parentRoles)[number];

/** A parent of an animal. */
export interface Parent {
  /** Of an animal, which may be deleted; empty for a parent of which only the name is known. */
  id: string;
  /** Of an animal, what it was called when the pedigree was saved. */
  name: string;
  /** The account that the animal was of then; empty where only the name is known. */
  ownerId: string;
}

/** The parents of an animal, `pedigrees/{id of the animal}`; undefined for those that are not known. */
export type Pedigree = { id: string; user_id: string } & Record<ParentRole, Parent | undefined>;

const readPedigreeFields = createReader({
  user_id: readText,
  sire_id: readText,
  sire_name: readText,
  sire_owner_id: readText,
  dam_id: readText,
  dam_name: readText,
  dam_owner_id: readText,
});

const toParent = (id: string, name: string, ownerId: string): Parent | undefined =>
  name === '' ? undefined : { id, name, ownerId };

/** Parses a stored pedigree; a parent without a name is not known. */
export function parsePedigree(id: string, data: unknown): Pedigree {
  const { user_id, ...stored } = readPedigreeFields(data);
  return {
    ...{ id, user_id },
    sire: toParent(stored.sire_id, stored.sire_name, stored.sire_owner_id),
    dam: toParent(stored.dam_id, stored.dam_name, stored.dam_owner_id),
  };
}

/** One parent as a document stores it. */
export const toParentFields = (role: ParentRole, parent?: Parent): Record<string, string> => ({
  [`${role}_id`]: parent?.id ?? '',
  [`${role}_name`]: parent?.name ?? '',
  [`${role}_owner_id`]: parent?.ownerId ?? '',
});

/** What a pedigree calls an animal: its name or brand, and without both the word that rules know in no other language. */
export const getParentName = ({ name, brand }: Pick<Animal, 'name' | 'brand'>): string =>
  trimAsRules(name) || trimAsRules(brand) || 'Unnamed';

/** The ids of those parents that are animals. */
export const getParentIds = (pedigree: Pick<Pedigree, ParentRole> | undefined): string[] =>
  parentRoles.flatMap((role) => pedigree?.[role]?.id || []);

/** A parent with its own parents, as far as they are known. */
export interface Ancestor extends Parent {
  role: ParentRole;
  /** Undefined for a deleted animal, and where only the name is known. */
  animal: Animal | undefined;
  parents: Ancestor[];
}

/** How many generations a page shows. */
export const shownGenerations = 2;

/**
 * The parents of an animal and theirs. Who is among its own young is left out: such pedigrees contradict each other.
 *
 * @param pedigrees by the id of the animal
 * @param animals by id
 */
export function buildAncestors(
  animalId: string,
  pedigrees: ReadonlyMap<string, Pedigree>,
  animals: ReadonlyMap<string, Animal>,
  young: readonly string[] = [],
): Ancestor[] {
  const known = pedigrees.get(animalId);
  const line = [...young, animalId];
  if (!known || line.length > shownGenerations) return [];
  return parentRoles.flatMap((role) => {
    const parent = known[role];
    if (!parent || line.includes(parent.id)) return [];
    const parents = buildAncestors(parent.id, pedigrees, animals, line);
    return [{ ...parent, role, animal: animals.get(parent.id), parents }];
  });
}

/** How many generations are searched for the animal itself before its parents are saved. */
export const searchedGenerations = 6;

/**
 * Whether an animal would be its own ancestor through a parent.
 *
 * @param pedigrees of the parent and its ancestors, by the id of the animal
 */
export function isOwnAncestor(
  animalId: string,
  parentId: string,
  pedigrees: ReadonlyMap<string, Pedigree>,
): boolean {
  const seen = new Set<string>();
  let generation = [parentId];
  while (generation.length > 0) {
    if (generation.includes(animalId)) return true;
    for (const id of generation) seen.add(id);
    generation = generation.flatMap((id) => getParentIds(pedigrees.get(id))).filter((id) => !seen.has(id));
  }
  return false;
}
