import { portalPath, paths } from '#src/config/paths.ts';
import type { AccountType } from '#src/domain/account-type.ts';

/** All pages are empty for now (decision D23). */
interface PortalSection {
  name: string;
  to: string;
  emptyTitle: string;
}

const createSection = (id: string, name: string, emptyTitle: string): PortalSection => ({
  name,
  to: portalPath(id),
  emptyTitle,
});

const homeSection: PortalSection = { name: 'Home', to: paths.portalHome, emptyTitle: 'Nothing here yet' };
const allUsersSection = createSection('users', 'All Users', 'No users here yet');

export const searchOptions = ['Orders', 'Reports', 'Billing'];

/** Legacy staff accounts (type 6) have no All Users page. */
export function getPortalSections(type: AccountType): PortalSection[] {
  return [
    homeSection,
    createSection('orders', 'Orders', 'No orders yet'),
    createSection('reports', 'Reports', 'No reports yet'),
    createSection('billing', 'Billing', 'No bills yet'),
    ...(type === 'staff' ? [] : [allUsersSection]),
  ];
}

export function findPortalSection(path: string, sections: readonly PortalSection[]): PortalSection {
  return sections.find(({ to }) => to === path) ?? homeSection;
}
