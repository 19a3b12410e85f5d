import { describe, expect, test } from 'vitest';
import { findPortalSection, getPortalSections } from './sections.ts';

const names = (type: 'contractor' | 'staff') => getPortalSections(type).map(({ name }) => name);

describe('the pages of the portal', () => {
  test('[POR-01] orders, reports, billing and all users', () => {
    expect(names('contractor')).toEqual(['Home', 'Orders', 'Reports', 'Billing', 'All Users']);
  });

  test('[POR-01] type 6 has no All Users, not by its address either', () => {
    expect(names('staff')).toEqual(['Home', 'Orders', 'Reports', 'Billing']);
    const address = '/portal/home?section=users';
    expect(findPortalSection(address, getPortalSections('fan')).name).toBe('All Users');
    expect(findPortalSection(address, getPortalSections('staff')).name).toBe('Home');
  });
});
