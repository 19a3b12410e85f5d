import { expect, test } from 'vitest';
import { getPortShift, getPorts } from './ports.ts';

test('a shift moves all ports', () => {
  expect(Object.values(getPorts('test', 300))).toEqual(Object.values(getPorts('dev', 1300)));
});

test('rejects an invalid PORT_SHIFT', () => {
  expect(getPortShift('')).toBe(0);
  expect(getPortShift('250')).toBe(250);
  for (const bad of ['ten', '-1', '1.5', '99999']) expect(() => getPortShift(bad)).toThrow(/PORT_SHIFT/);
});
