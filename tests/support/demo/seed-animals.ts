import {
  buildBull,
  buildCalf,
  buildHorse,
  buildSteer,
  type StoredAnimal,
} from '#tests/support/factories/build-animal.ts';
import type { StoredUser } from '#tests/support/factories/build-user.ts';
import { deriveUuid, people, type PersonKey } from './people.ts';

type AnimalRow = readonly [
  build: typeof buildBull,
  brand: string,
  name: string,
  bio?: string,
  events?: number[],
];

/** Identified by brand, or by name for horses without a brand. */
const animalRows: Readonly<Partial<Record<PersonKey, readonly AnimalRow[]>>> = {
  prairieJack: [
    [buildBull, 'J7', 'Dust Devil', 'Blows to the left. Unridden in eleven of fourteen outs.'],
    [buildBull, 'J12', 'Midnight Ledger', 'Quiet in the alley. Keeps his own accounts.'],
    [buildBull, 'J31', 'Cottonwood Thunder', 'Big, honest kick. A hard lesson for some.'],
    [buildBull, 'J48', ''],
    [buildHorse, 'J102', 'Calamity Belle', 'Ten years old, drops a shoulder at the third jump.', [3]],
    [buildHorse, 'J115', 'Northern Lights', 'Grey mare, high and showy.'],
    [buildSteer, 'J204', 'Tumbleweed', '', [4]],
    [buildSteer, 'J201', '', '', [6]],
    [buildCalf, 'J310', ''],
  ],
  longDraw: [
    [buildBull, 'L3', 'Paper Moon', 'The only bull on a horse outfit, and he knows it.'],
    [buildHorse, 'L19', 'Hundred Proof', 'Bareback horse of the river string.', [2]],
    [buildHorse, 'L41', 'Buttermilk Sky', 'Long neck, longer memory.', [3]],
    [buildHorse, 'L44', 'Sunday Suit', 'Dresses up for the short go.', [2]],
    [buildHorse, 'L52', 'Slow Molasses', 'Named by somebody with a sense of humor.'],
  ],
  redMesa: [
    [buildBull, 'R5', 'Canyon Echo', 'Spins both ways. Raised on a bottle.'],
    [buildSteer, 'R60', ''],
    [buildCalf, 'R71', 'Peppercorn', 'Fast out, straight line.'],
  ],
  ana: [[buildHorse, '', 'Pistachio', 'Palomino mare, fifteen hands. Turns on a plate.']],
  wade: [[buildHorse, 'WB', 'Biscuit', 'Head horse. Will untie any knot but his own.']],
  jess: [[buildHorse, '', 'Juniper', 'Sorrel, afraid of plastic bags and nothing else.']],
};

function createAnimal(owner: StoredUser, [build, brand, name, bio = '', events]: AnimalRow): StoredAnimal {
  const id = deriveUuid(`animal/${brand || name}`);
  const createTime = new Date((owner.registered_time + 3600) * 1000);
  return build(owner, { id, animalID: id, brand, name, bio, createTime, ...(events && { events }) });
}

export const animals: readonly StoredAnimal[] = Object.entries(animalRows).flatMap(([owner, rows]) =>
  rows.map((row) => createAnimal(people[owner as PersonKey], row)),
);

/** @throws Error if no animal has this brand, or this name without a brand */
export function getAnimalByBrandOrName(brandOrName: string): StoredAnimal {
  const found = animals.find(({ brand, name }) => (brand || name) === brandOrName);
  if (!found) throw new Error(`no animal with brand or name ${brandOrName}`);
  return found;
}
