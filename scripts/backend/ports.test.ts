import { expect, test } from 'vitest';
import { getPortShift, getPorts } from './ports.ts';

test('no two services of the two suites share a port', () => {
  const all = [...Object.values(getPorts('dev', 0)), ...Object.values(getPorts('test', 0))];
  expect(new Set(all).size).toBe(all.length);
});

test('a shift moves every port by the same amount', () => {
  const moved = getPorts('dev', 300);
  for (const [name, port] of Object.entries(getPorts('dev', 0))) {
    expect(moved[name as keyof typeof moved]).toBe(port + 300);
  }
});

test('a shift that is no number is refused by name', () => {
  expect(getPortShift(undefined)).toBe(0);
  expect(getPortShift('250')).toBe(250);
  for (const bad of ['ten', '-1', '1.5', '99999']) expect(() => getPortShift(bad)).toThrow(/PORT_SHIFT/);
});
