import { describe, expect, test } from 'vitest';
import { findPortalSection, getPortalSections } from './portal-sections.ts';

const names = (type: 'contractor' | 'staff', isAdministrator = false) =>
  getPortalSections(type, isAdministrator).map(({ name }) => name);

describe('portal sections', () => {
  test('[POR-01] lists orders, reports, billing and all users', () => {
    expect(names('contractor')).toEqual(['Home', 'Orders', 'Reports', 'Billing', 'All Users']);
  });

  test('[POR-01] hides All Users from type 6, also when opened by its path', () => {
    expect(names('staff')).toEqual(['Home', 'Orders', 'Reports', 'Billing']);
    const path = '/portal/home?section=users';
    expect(findPortalSection(path, getPortalSections('fan', false)).name).toBe('All Users');
    expect(findPortalSection(path, getPortalSections('staff', false)).name).toBe('Home');
  });

  test('show administrators the rides of the week, and nobody else', () => {
    expect(names('staff', true)).toEqual(['Home', 'Orders', 'Reports', 'Billing', 'Ride of the Week']);
    const path = '/portal/home?section=rides';
    expect(findPortalSection(path, getPortalSections('fan', true)).name).toBe('Ride of the Week');
    expect(findPortalSection(path, getPortalSections('fan', false)).name).toBe('Home');
  });
});
