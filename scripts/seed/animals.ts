import { bull, calf, horse, steer, type StoredAnimal } from '#tests/support/factories/animal.ts';
import type { StoredUser } from '#tests/support/factories/user.ts';
import { uuidOf } from './ids.ts';
import { people } from './people.ts';

const { prairieJack, longDraw, redMesa, ana, wade, jess } = people;

type Make = (owner: StoredUser, overrides: Partial<StoredAnimal>) => StoredAnimal;
type Row = readonly [
  make: Make,
  owner: StoredUser,
  brand: string,
  name: string,
  bio?: string,
  events?: number[],
];

/** Keyed by brand, or by name for the contestants' horses that carry none. */
const rows: readonly Row[] = [
  [
    bull,
    prairieJack,
    'J7',
    'Dust Devil',
    'Blows to the left out of the chute and never looks back. Unridden in eleven of fourteen outs.',
  ],
  [bull, prairieJack, 'J12', 'Midnight Ledger', 'Quiet in the alley. Keeps his own accounts.'],
  [
    bull,
    prairieJack,
    'J31',
    'Cottonwood Thunder',
    'Big, honest kick. A first bull for many and a hard lesson for some.',
  ],
  [bull, prairieJack, 'J48', ''],
  [horse, prairieJack, 'J102', 'Calamity Belle', 'Ten years old, drops a shoulder at the third jump.', [3]],
  [horse, prairieJack, 'J115', 'Northern Lights', 'Grey mare, high and showy.'],
  [steer, prairieJack, 'J204', 'Tumbleweed', '', [4]],
  [steer, prairieJack, 'J201', '', '', [6]],
  [calf, prairieJack, 'J310', ''],
  [bull, longDraw, 'L3', 'Paper Moon', 'The only bull on a horse outfit, and he knows it.'],
  [horse, longDraw, 'L19', 'Hundred Proof', 'Bareback horse of the river string.', [2]],
  [horse, longDraw, 'L41', 'Buttermilk Sky', 'Long neck, longer memory.', [3]],
  [horse, longDraw, 'L44', 'Sunday Suit', 'Dresses up for the short go.', [2]],
  [horse, longDraw, 'L52', 'Slow Molasses', 'Named by somebody with a sense of humour.'],
  [bull, redMesa, 'R5', 'Canyon Echo', 'Spins both ways. Raised on a bottle.'],
  [steer, redMesa, 'R60', ''],
  [calf, redMesa, 'R71', 'Peppercorn', 'Fast out, straight line.'],
  [horse, ana, '', 'Pistachio', 'Palomino mare, fifteen hands. Turns on a plate.'],
  [horse, wade, 'WB', 'Biscuit', 'Head horse. Will untie any knot but his own.'],
  [horse, jess, '', 'Juniper', 'Sorrel, afraid of plastic bags and nothing else.'],
];

function animalOf([make, owner, brand, name, bio = '', events]: Row): StoredAnimal {
  const id = uuidOf(`animal/${brand || name}`);
  const createTime = new Date((owner.registered_time + 3600) * 1000);
  return make(owner, { id, animalID: id, brand, name, bio, createTime, ...(events && { events }) });
}

export const animals: readonly StoredAnimal[] = rows.map(animalOf);

/** @throws Error for a brand (or a name, where there is none) that is not in the list */
export function animalCalled(brandOrName: string): StoredAnimal {
  const found = animals.find(({ brand, name }) => (brand || name) === brandOrName);
  if (!found) throw new Error(`no animal is called ${brandOrName}`);
  return found;
}
