import { parseAccountType } from '#src/domain/account-type.ts';
import { getAnimalTypeEvents, toStoredAnimalType, type Animal, type AnimalType } from '#src/domain/animal.ts';
import { getDisplayName } from '#src/domain/user.ts';
import type { StoredUser } from './build-user.ts';

/** An animal as stored in Firestore, with a numeric type. */
export type StoredAnimal = Omit<Animal, 'animal_type'> & { animal_type: number };

/**
 * @param owner a contractor or contestant. A contestant's animal is always a horse without events (ANF-03).
 */
function buildAnimal(type: AnimalType, owner: StoredUser, overrides: Partial<StoredAnimal>): StoredAnimal {
  const id = overrides.id ?? crypto.randomUUID();
  const account_type = parseAccountType(owner.account_type);
  const isContestantAnimal = account_type === 'contestant';
  return {
    id,
    animalID: id,
    name: 'Cedar Post',
    bio: '',
    brand: '47',
    animal_type: toStoredAnimalType(isContestantAnimal ? 'horse' : type),
    picture_url: '',
    location: owner.location,
    contractor: owner.id,
    contractor_name: getDisplayName({ ...owner, account_type }),
    contestant: isContestantAnimal,
    createTime: new Date(Date.UTC(2026, 0, 12, 18)),
    events: isContestantAnimal ? [] : [...getAnimalTypeEvents(type)],
    ...overrides,
  };
}

export function buildBull(owner: StoredUser, overrides: Partial<StoredAnimal> = {}): StoredAnimal {
  return buildAnimal('bull', owner, overrides);
}

export function buildHorse(owner: StoredUser, overrides: Partial<StoredAnimal> = {}): StoredAnimal {
  return buildAnimal('horse', owner, overrides);
}

export function buildSteer(owner: StoredUser, overrides: Partial<StoredAnimal> = {}): StoredAnimal {
  return buildAnimal('steer', owner, overrides);
}

export function buildCalf(owner: StoredUser, overrides: Partial<StoredAnimal> = {}): StoredAnimal {
  return buildAnimal('calf', owner, overrides);
}
