import { expect, test } from 'vitest';
import { regionCodes } from '../place.ts';
import { getRegionIds, regions } from './regions.ts';

test.each([
  ['Cheyenne, WY', 'US USWY'],
  ['Cheyenne, Wyoming, USA', 'US USWY'],
  ['Cheyenne WY', 'US USWY'],
  ['Barretos, SP', 'BR BRSP'],
  ['Barretos, São Paulo, Brasil', 'BR BRSP'],
  ['Lagos de Moreno, Jal.', 'MX MXJA'],
  ['Guadalajara, Jalisco, México', 'MX MXJA'],
  ['Mount Isa, QLD', 'AU AUQLD'],
  ['Albuquerque, New Mexico', 'US USNM'],
  // Two countries have these letters, unless the place says which.
  ['Campo Grande, MS', 'US BR USMS BRMS'],
  ['Campo Grande, MS, Brasil', 'BR BRMS'],
  ['Jackson, MS, USA', 'US USMS'],
  ['Fort Worth, TX 76102', 'US USTX'],
  ['Fort Worth, TX 76102-1234, USA', 'US USTX'],
  ['Las Vegas, NV, USA 89109', 'US USNV'],
  ['Ponoka, Alberta T4J 1R1', 'CA CAAB'],
  ['Ponoka, AB T4J1R1, Canada', 'CA CAAB'],
  ['Barretos, SP, 14780-000, Brasil', 'BR BRSP'],
  ['Mount Isa QLD 4825', 'AU AUQLD'],
  ['76102', ''],
  ['Brasil', 'BR'],
  ['Texas', 'US USTX'],
  ['Reno', ''],
  ['', ''],
])('[SRCH-09] %j lies in %s', (location, ids) => {
  expect(getRegionIds(location).join(' ')).toBe(ids);
});

test('every state and province that addresses abbreviate is known, by the same letters', () => {
  for (const [name, code] of Object.entries(regionCodes)) {
    const region = regions.find(({ names, id }) => names.includes(name) && /^(US|CA)/.test(id));
    expect([name, region?.letters]).toEqual([name, [code.toLowerCase()]]);
  }
});

test('no id stands for two regions', () => {
  expect(new Set(regions.map(({ id }) => id)).size).toBe(regions.length);
});
