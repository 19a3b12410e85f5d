import { afterEach, expect, test, vi } from 'vitest';
import { getPortShift, getPorts } from './ports.ts';

test('assigns every service of both suites its own port', () => {
  const all = [...Object.values(getPorts('dev', 0)), ...Object.values(getPorts('test', 0))];
  expect(new Set(all).size).toBe(all.length);
});

afterEach(() => void vi.unstubAllEnvs());

test('a shift moves every port equally', () => {
  const moved = getPorts('dev', 300);
  for (const [name, port] of Object.entries(getPorts('dev', 0))) {
    expect(moved[name as keyof typeof moved]).toBe(port + 300);
  }
});

test('rejects an invalid PORT_SHIFT', () => {
  vi.stubEnv('PORT_SHIFT', undefined);
  expect(getPortShift()).toBe(0);
  vi.stubEnv('PORT_SHIFT', '100');
  expect(getPortShift()).toBe(100);
  expect(getPortShift('250')).toBe(250);
  for (const bad of ['ten', '-1', '1.5', '99999']) expect(() => getPortShift(bad)).toThrow(/PORT_SHIFT/);
});
