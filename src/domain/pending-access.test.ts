import { describe, expect, test } from 'vitest';
import { getPendingChange, isExpired, parsePendingAccess } from './pending-access.ts';

describe('getPendingChange', () => {
  test.each([
    ['invite', 'own_3_other', true],
    ['accept invite', 'other_3_own', false],
    ['deny invite', 'other_3_own', false],
    ['cancel invite', 'own_3_other', false],
    ['request', 'own_4_other', true],
    ['accept request', 'other_4_own', false],
    ['deny request', 'other_4_own', false],
    ['cancel request', 'own_4_other', false],
  ] as const)('%s: %s, opened %s', (step, id, isOpened) => {
    const [from, type, to] = id.split('_');
    expect(getPendingChange(step, 'own', 'other')).toEqual({
      pending: { id, from, to, alert_type: Number(type) },
      isOpened,
    });
  });

  test.each(['remove user', 'leave account'] as const)('%s: none', (step) => {
    expect(getPendingChange(step, 'own', 'other')).toBeUndefined();
  });
});

describe('isExpired', () => {
  const created = new Date('2026-10-01T12:00:00Z');
  const fields = { from: 'a', to: 'b', alert_type: 3, created };
  test.each([
    ['2026-10-31T11:59:59Z', false],
    ['2026-10-31T12:00:01Z', true],
  ])('at %s: %s', (now, expected) => {
    expect(isExpired(parsePendingAccess('a_3_b', fields), Date.parse(now))).toBe(expected);
  });

  test('also when it is missing or has no time', () => {
    expect(isExpired(undefined, Date.now())).toBe(true);
    expect(isExpired(parsePendingAccess('a_3_b', { ...fields, created: undefined }), Date.now())).toBe(true);
  });
});
