import { readAccountType } from '#src/domain/account-type.ts';
import { eventsOfAnimals, storedAnimalType, type Animal, type AnimalType } from '#src/domain/animal.ts';
import { displayName } from '#src/domain/user.ts';
import type { StoredUser } from './user.ts';

/** An animal as Firestore stores it: the kind is a number, the times are server timestamps. */
export type StoredAnimal = Omit<Animal, 'animal_type'> & { animal_type: number };

/**
 * @param owner the contractor or contestant whose animal it is; name and flag are copied from the profile,
 *   and a contestant's animal is stored as a horse without events, whatever its kind (requirement ANF-03)
 */
function animal(type: AnimalType, owner: StoredUser, overrides: Partial<StoredAnimal>): StoredAnimal {
  const id = overrides.id ?? crypto.randomUUID();
  const account_type = readAccountType(owner.account_type);
  const ofContestant = account_type === 'contestant';
  return {
    id,
    animalID: id,
    name: 'Cedar Post',
    bio: '',
    brand: '47',
    animal_type: storedAnimalType(ofContestant ? 'horse' : type),
    picture_url: '',
    location: owner.location,
    contractor: owner.id,
    contractor_name: displayName({ ...owner, account_type }),
    contestant: ofContestant,
    createTime: new Date(Date.UTC(2026, 0, 12, 18)),
    events: ofContestant ? [] : [...eventsOfAnimals(type)],
    ...overrides,
  };
}

export function bull(owner: StoredUser, overrides: Partial<StoredAnimal> = {}): StoredAnimal {
  return animal('bull', owner, overrides);
}

export function horse(owner: StoredUser, overrides: Partial<StoredAnimal> = {}): StoredAnimal {
  return animal('horse', owner, overrides);
}

export function steer(owner: StoredUser, overrides: Partial<StoredAnimal> = {}): StoredAnimal {
  return animal('steer', owner, overrides);
}

export function calf(owner: StoredUser, overrides: Partial<StoredAnimal> = {}): StoredAnimal {
  return animal('calf', owner, overrides);
}
