import type { AnimalTag, ContestantTag } from '#src/domain/tags.ts';

/** A contestant, as rides are tagged with. */
export const buildRiderTag = (name: string, changes: Partial<ContestantTag> = {}): ContestantTag => ({
  ...{ id: `rider ${name}`, name, location: '', photo_url: '' },
  ...changes,
});

/** An animal of somebody else, as rides are tagged with. */
export const buildAnimalTag = (brand: string, name: string, changes: Partial<AnimalTag> = {}): AnimalTag => ({
  ...{ id: `animal ${brand} ${name}`, brand, name, animal_type: 'bull', picture_url: '' },
  ...{ contractor: 'somebody', contractor_name: 'Somebody Stock' },
  ...changes,
});
