import { expect, test } from 'vitest';
import { compareByBrand } from './animal.ts';

test('[MYR-03] sorts animals by brand, numerically, then by name', () => {
  const animals = [
    { brand: '10', name: 'Cedar' },
    { brand: 'J7', name: 'Alder' },
    { brand: '', name: 'Windmill' },
    { brand: '9', name: 'Tornado' },
    { brand: '', name: 'Juniper' },
  ];
  expect(animals.toSorted(compareByBrand).map(({ name }) => name)).toEqual([
    'Juniper',
    'Windmill',
    'Tornado',
    'Cedar',
    'Alder',
  ]);
});
