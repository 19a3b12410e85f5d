import { portalPath, paths } from '#src/config/paths.ts';
import type { AccountType } from '#src/domain/account-type.ts';

/** A page of the portal; nothing is there yet on any of them (decision D23). */
interface Section {
  name: string;
  to: string;
  /** What is not there yet. */
  empty: string;
}

const section = (id: string, name: string, empty: string): Section => ({ name, to: portalPath(id), empty });

const home: Section = { name: 'Home', to: paths.portalHome, empty: 'Nothing here yet' };
const allUsers = section('users', 'All Users', 'No users here yet');

/** What a search could look for, once there is something to find. */
export const searchOptions = ['Orders', 'Reports', 'Billing'];

/** The portal's pages. Old staff accounts (type 6) have no All Users. */
export function sectionsFor(type: AccountType): Section[] {
  return [
    home,
    section('orders', 'Orders', 'No orders yet'),
    section('reports', 'Reports', 'No reports yet'),
    section('billing', 'Billing', 'No bills yet'),
    ...(type === 'staff' ? [] : [allUsers]),
  ];
}

/** The page of an address; home for one that names none that this account has. */
export function sectionAt(address: string, sections: readonly Section[]): Section {
  return sections.find(({ to }) => to === address) ?? home;
}
