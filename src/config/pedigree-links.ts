import { paths } from './paths.ts';

/** The form for the parents of an animal. */
export const editPedigreePath = (animalId: string): string =>
  paths.editPedigree.replace(':id', () => encodeURIComponent(animalId));

/** What a buyer of an animal gets on paper. */
export const saleSheetPath = (animalId: string): string =>
  paths.saleSheet.replace(':id', () => encodeURIComponent(animalId));
