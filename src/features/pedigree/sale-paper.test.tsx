import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { parseAnimal, type Animal } from '#src/domain/animal.ts';
import type { Ancestor, ParentRole } from '#src/domain/pedigree.ts';
import { parseVideo } from '#src/domain/video.ts';
import { PedigreeTree } from './pedigree-tree.tsx';
import { SalePaper } from './sale-paper.tsx';

const animal = parseAnimal('dirt', { name: 'Red Dirt Road', brand: 'J2', contractor_name: 'Prairie Jack' });
const young = ['Zeb', 'Amos', 'Lola', 'Kit', 'Otto', 'Bea', 'Milo', 'Ann', 'Hugo'].map((name, index) => ({
  ...{ animal: parseAnimal(name, { name, animal_type: 1 }), role: 'sire' as const },
  rides: [parseVideo(`ride ${index}`, { event_type: 1, score: 80 })],
}));

/** An ancestor of which an animal has another name by now. */
const build = (role: ParentRole, name: string, parents: Ancestor[] = [], found?: Animal): Ancestor => ({
  ...{ id: found?.id ?? '', name, ownerId: '', role, animal: found, parents },
});
const tin = parseAnimal('tin', { name: 'Tin Cup', brand: '88' });
const ancestors = [
  build('sire', 'Whiskey Bend', [build('sire', 'Hard Times'), build('dam', 'Iron Gate')], tin),
  build('dam', 'Sugar Creek', [build('dam', 'Calico Rose')]),
];

function open({ count = young.length, hasMore = false, price = '', contact = '' }) {
  const rides = [1, 2, 3].map((id) => parseVideo(`${id}`, { event_type: 1, score: 85 }));
  const offspring = { young: young.slice(0, count), hasMore: false, rideCount: undefined };
  render(<SalePaper {...{ animal, ancestors, offspring, price, contact }} latest={{ rides, hasMore }} />);
}

test('[PED-09] the sale sheet has parents, grandparents by their role, six of the young, and how many more', () => {
  open({});
  const roles = [...document.querySelectorAll('.sale-ancestor')].map(({ textContent }) => textContent);
  expect(roles).toEqual([
    ...['Sire88Tin Cup', 'GrandsireHard Times', 'GranddamIron Gate'],
    ...['DamSugar Creek', 'GranddamCalico Rose'],
  ]);
  expect(screen.getAllByRole('row').map((row) => row.querySelector('td')?.textContent.trim())).toEqual([
    ...[undefined, 'Zeb', 'Amos', 'Lola', 'Kit', 'Otto', 'Bea'],
  ]);
  expect(screen.getByText('and 3 more')).toBeTruthy();
  expect(screen.queryByText(/^From the latest/)).toBeNull();
});

test('[PED-03] the tree of an animal calls its ancestors as they are called now', () => {
  render(
    <MemoryRouter>
      <PedigreeTree ancestors={ancestors} />
    </MemoryRouter>,
  );
  const names = [...document.querySelectorAll('.pedigree-text')].map(({ textContent }) => textContent);
  expect(names.map((name) => name.replaceAll(/\s+/g, ' '))).toEqual([
    ...['SireBrand 88Tin Cup', 'GrandsireHard Times', 'GranddamIron Gate'],
    ...['DamSugar Creek', 'GranddamCalico Rose'],
  ]);
});

test('[PED-09] the sale sheet says what is asked, and where it has not all rides', () => {
  vi.stubEnv('TZ', 'America/Denver');
  open({ count: 6, hasMore: true, price: '$12,500', contact: '(555) 010-0177' });
  expect(document.querySelector('.sale-end p')?.textContent).toBe('$12,500Prairie Jack(555) 010-0177');
  expect(screen.getByText('From the latest 3 rides posted here.')).toBeTruthy();
  expect(screen.queryByText(/more$/)).toBeNull();
});
