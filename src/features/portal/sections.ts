import { portalPath, paths } from '#src/config/paths.ts';
import type { AccountType } from '#src/domain/account-type.ts';

/** A page of the portal; nothing is there yet on any of them (decision D23). */
interface PortalSection {
  name: string;
  to: string;
  /** What is not there yet. */
  emptyTitle: string;
}

const createSection = (id: string, name: string, emptyTitle: string): PortalSection => ({
  name,
  to: portalPath(id),
  emptyTitle,
});

const homeSection: PortalSection = { name: 'Home', to: paths.portalHome, emptyTitle: 'Nothing here yet' };
const allUsersSection = createSection('users', 'All Users', 'No users here yet');

/** What a search could look for, once there is something to find. */
export const searchOptions = ['Orders', 'Reports', 'Billing'];

/** The portal's pages. Old staff accounts (type 6) have no All Users. */
export function getPortalSections(type: AccountType): PortalSection[] {
  return [
    homeSection,
    createSection('orders', 'Orders', 'No orders yet'),
    createSection('reports', 'Reports', 'No reports yet'),
    createSection('billing', 'Billing', 'No bills yet'),
    ...(type === 'staff' ? [] : [allUsersSection]),
  ];
}

/** The page of an address; home for one that names none that this account has. */
export function findPortalSection(address: string, sections: readonly PortalSection[]): PortalSection {
  return sections.find(({ to }) => to === address) ?? homeSection;
}
