import type { Animal } from './animal.ts';
import type { ParentRole, Pedigree } from './pedigree.ts';
import { getRideFigures, type RideFigures } from './ride-figures.ts';
import type { Video } from './video.ts';

/** A son or daughter of an animal, with its rides. */
export interface Young {
  animal: Animal;
  /** What the parent is to it. */
  role: ParentRole;
  rides: Video[];
}

/** As which parent a pedigree names an animal. */
export const getParentRole = (parentId: string, { dam }: Pedigree): ParentRole =>
  dam?.id === parentId ? 'dam' : 'sire';

/** As which parent most of some young name an animal; the sire where there are as many. */
export const getCommonRole = (young: readonly Pick<Young, 'role'>[]): ParentRole =>
  young.filter(({ role }) => role === 'dam').length > young.length / 2 ? 'dam' : 'sire';

/** Whether all are male: of horses and calves, that is not known. */
export const areSons = (young: readonly Pick<Young, 'animal'>[]): boolean =>
  young.every(({ animal: { animal_type } }) => animal_type === 'bull' || animal_type === 'steer');

/** The figures of all of them together. */
export const getOffspringFigures = (young: readonly Pick<Young, 'rides'>[]): RideFigures<Video> =>
  getRideFigures(young.flatMap(({ rides }) => rides));

/** Those with the most rides first, then by brand. */
export const sortYoung = (young: readonly Young[]): Young[] =>
  young.toSorted(
    (one, other) =>
      other.rides.length - one.rides.length || one.animal.brand.localeCompare(other.animal.brand, 'en'),
  );
