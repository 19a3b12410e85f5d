import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildPedigree } from '#tests/support/factories/build-pedigree.ts';
import { animal, longAgo, owner, stock, withStored, type Batch } from './measure-cost.ts';

const calf = buildBull(owner, { id: 'calf', name: 'No Mercy' });
const dam = buildBull(stock, { id: 'sugar-creek', name: 'Sugar Creek' });
const parents = { sire: animal, dam };
const pedigree = { ...buildPedigree(calf, parents), updated: longAgo };
const withAnimals = (...more: [string, object][]) =>
  withStored(
    ['animals/calf', calf],
    [`animals/${dam.id}`, dam],
    ['pedigrees/bodacious', buildPedigree(animal, { sire: 'Whiskey Bend' })],
    [`pedigrees/${dam.id}`, buildPedigree(dam, { dam: 'Calico Rose' })],
    ...more,
  );
const saved = new Map([['pedigrees/calf', { ...pedigree, updated: new Date() }]]);

/** What is done about pedigrees: of a parent, by a delegate of the account that it is of. */
export const pedigreeBatches: Record<string, Batch> = {
  "a delegate's new pedigree": { uid: 'delegate', before: withAnimals(), after: saved },
  "a delegate's edit of a pedigree": {
    uid: 'delegate',
    before: withAnimals([
      'pedigrees/calf',
      { ...pedigree, ...{ dam_id: '', dam_name: 'Sugar', dam_owner_id: '' } },
    ]),
    after: saved,
  },
  'taking a parent out of a pedigree': {
    uid: 'delegate',
    before: withAnimals(['pedigrees/calf', pedigree]),
    after: new Map([
      [
        'pedigrees/calf',
        { ...pedigree, ...{ dam_id: '', dam_name: '', dam_owner_id: '' }, updated: new Date() },
      ],
    ]),
  },
  'deleting a pedigree': {
    uid: 'delegate',
    before: withAnimals(['pedigrees/calf', pedigree]),
    after: new Map([['pedigrees/calf', null]]),
  },
};
