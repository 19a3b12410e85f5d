import { paths } from '#src/config/paths.ts';
import { TabLinks } from '#src/ui/tab-links.tsx';

const tabs = [
  { name: 'Log in', to: paths.login },
  { name: 'Sign up', to: paths.signup },
];

/** Changes between the two halves of the authentication screen; each has an address of its own. */
export function AuthTabs() {
  return <TabLinks label="Account" tabs={tabs} />;
}
