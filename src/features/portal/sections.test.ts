import { describe, expect, test } from 'vitest';
import { findPortalSection, getPortalSections } from './sections.ts';

const names = (type: 'contractor' | 'staff') => getPortalSections(type).map(({ name }) => name);

describe('portal sections', () => {
  test('[POR-01] lists orders, reports, billing and all users', () => {
    expect(names('contractor')).toEqual(['Home', 'Orders', 'Reports', 'Billing', 'All Users']);
  });

  test('[POR-01] hides All Users from type 6, also when opened by its path', () => {
    expect(names('staff')).toEqual(['Home', 'Orders', 'Reports', 'Billing']);
    const path = '/portal/home?section=users';
    expect(findPortalSection(path, getPortalSections('fan')).name).toBe('All Users');
    expect(findPortalSection(path, getPortalSections('staff')).name).toBe('Home');
  });
});
