import { portalPath, paths } from '#src/config/paths.ts';
import type { AccountType } from '#src/domain/account-type.ts';
import { copy } from './copy.ts';

/** For members, all pages but All Users are empty for now (decision D23). */
export interface PortalSection {
  name: string;
  to: string;
  emptyTitle: string;
}

const createSection = (id: string, name: string, emptyTitle: string): PortalSection => ({
  name,
  to: portalPath(id),
  emptyTitle,
});

const homeSection: PortalSection = {
  name: copy.sections.home,
  to: paths.portalHome,
  emptyTitle: copy.empty.home,
};
export const allUsersSection = createSection('users', copy.allUsers, copy.empty.users);

export const reportsSection = createSection('reports', copy.sections.reports, copy.empty.reports);
export const ridesSection = createSection('rides', copy.sections.rides, copy.empty.home);

export const searchOptions = [copy.sections.orders, copy.sections.reports, copy.sections.billing];

/** Legacy staff accounts (type 6) have no All Users page; administrators also choose the rides of the week. */
export function getPortalSections(type: AccountType, isAdministrator: boolean): PortalSection[] {
  return [
    homeSection,
    createSection('orders', copy.sections.orders, copy.empty.orders),
    reportsSection,
    createSection('billing', copy.sections.billing, copy.empty.billing),
    ...(isAdministrator ? [ridesSection] : []),
    ...(type === 'staff' ? [] : [allUsersSection]),
  ];
}

export function findPortalSection(path: string, sections: readonly PortalSection[]): PortalSection {
  return sections.find(({ to }) => to === path) ?? homeSection;
}
