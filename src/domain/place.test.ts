import { expect, test } from 'vitest';
import { abbreviatePlace } from './place.ts';

test.each([
  ['Cheyenne, Wyoming', 'Cheyenne, WY'],
  ['Cheyenne, WY', 'Cheyenne, WY'],
  ['Cheyenne, WY, USA', 'Cheyenne, WY'],
  ['Cheyenne , wyoming ,  United States', 'Cheyenne, WY'],
  ['Española, New  Mexico', 'Española, NM'],
  ['Charleston, West Virginia', 'Charleston, WV'],
  ['Calgary, Alberta, Canada', 'Calgary, AB'],
  ['Frontier Park, Cheyenne, Wyoming', 'Frontier Park, Cheyenne, WY'],
  ['Washington, D.C.', 'Washington, D.C.'],
  ['Wyoming', 'Wyoming'],
  ['Canada', 'Canada'],
  ['Nevada, Missouri', 'Nevada, MO'],
  ['Texas City', 'Texas City'],
  ['', ''],
])('%j is %j', (location, abbreviated) => {
  expect(abbreviatePlace(location)).toBe(abbreviated);
});
