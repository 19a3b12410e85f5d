import { expect, test } from 'vitest';
import { parseAnimal } from './animal.ts';
import {
  buildAncestors,
  getParentIds,
  getParentName,
  isOwnAncestor,
  parsePedigree,
  toParentFields,
  type Ancestor,
} from './pedigree.ts';

const animals = new Map(
  ['bull', 'sire', 'dam', 'grandsire'].map((id) => [id, parseAnimal(id, { name: id.toUpperCase() })]),
);

/** @param parents the ids of sire and dam, or of an animal without a page its name with a colon before it */
function buildPedigrees(parents: Record<string, readonly [sire: string, dam: string]>) {
  const toFields = (role: string, parent: string) => {
    const isName = parent.startsWith(':');
    return { [`${role}_id`]: isName ? '' : parent, [`${role}_name`]: isName ? parent.slice(1) : parent };
  };
  return new Map(
    Object.entries(parents).map(([id, [sire, dam]]) => [
      id,
      parsePedigree(id, { ...toFields('sire', sire), ...toFields('dam', dam) }),
    ]),
  );
}

const describe = ({ role, name, animal, parents }: Ancestor): string =>
  [`${role} ${name}${animal ? '' : '?'}`, ...parents.map((each) => `(${describe(each)})`)].join(' ');
const list = (parents: Parameters<typeof buildPedigrees>[0]) =>
  buildAncestors('bull', buildPedigrees(parents), animals).map(describe);

test('[PED-03] parents have theirs, without those that are not known and without great-grandparents', () => {
  expect(
    list({ bull: ['sire', ':Sugar'], sire: ['', 'gone'], dam: ['bull', ''], gone: ['grandsire', 'dam'] }),
  ).toEqual(['sire sire (dam gone?)', 'dam Sugar?']);
  expect(list({ sire: ['grandsire', 'dam'] })).toEqual([]);
  expect(list({ bull: ['', 'dam'], dam: ['grandsire', ':'] })).toEqual(['dam dam (sire grandsire)']);
});

test('[PED-01] parents are stored as they are read; one that is not known is empty', () => {
  const sire = { id: 'rio', name: 'Rio', ownerId: 'jack' };
  const fields = { user_id: 'ana', ...toParentFields('sire', sire), ...toParentFields('dam') };
  expect(fields).toEqual({
    ...{ user_id: 'ana', sire_id: 'rio', sire_name: 'Rio', sire_owner_id: 'jack' },
    ...{ dam_id: '', dam_name: '', dam_owner_id: '' },
  });
  const pedigree = parsePedigree('bull', fields);
  expect(pedigree).toEqual({ id: 'bull', user_id: 'ana', sire, dam: undefined });
  expect([getParentIds(pedigree), getParentIds(undefined)]).toEqual([['rio'], []]);
});

test('[PED-04] who is in its own line is left out, and the others stay', () => {
  expect(list({ bull: ['bull', 'dam'] })).toEqual(['dam dam']);
  expect(list({ bull: ['sire', 'dam'], sire: ['bull', 'grandsire'], dam: ['grandsire', 'dam'] })).toEqual([
    'sire sire (dam grandsire)',
    'dam dam (sire grandsire)',
  ]);
});

test.each([
  ['itself', 'bull', {}],
  ['its son', 'sire', { sire: ['bull', ''] }],
  ['its young, whose sire is another', 'sire', { sire: ['grandsire', 'bull'] }],
  ['its grandson, whose dam it is not', 'sire', { sire: ['', 'dam'], dam: ['bull', 'grandsire'] }],
  [
    'beyond a circle of others',
    'sire',
    { sire: ['dam', 'grandsire'], dam: ['sire', 'dam'], grandsire: [':A', 'bull'] },
  ],
] as const)('[PED-04] an animal is its own ancestor through %s', (_what, parent, parents) => {
  expect(isOwnAncestor('bull', parent, buildPedigrees(parents))).toBe(true);
});

test('[PED-04] no circle of others, no name and no animal twice makes it its own ancestor', () => {
  const pedigrees = buildPedigrees({
    sire: ['dam', ':bull'],
    dam: ['sire', 'grandsire'],
    bull: ['sire', ''],
  });
  expect(isOwnAncestor('bull', 'sire', pedigrees)).toBe(false);
  expect(isOwnAncestor('bull', 'unknown', pedigrees)).toBe(false);
});

test.each([
  [' Hard Times ', '88', 'Hard Times'],
  [' ', ' C/9 ', 'C/9'],
  ['', '', 'Unnamed'],
])('[PED-01] a pedigree calls an animal as the rules do: %j, %j', (name, brand, called) => {
  expect(getParentName({ name, brand })).toBe(called);
});
