import { NavLink } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';

const tabs = [
  { name: 'Log in', to: paths.login },
  { name: 'Sign up', to: paths.signup },
];

/** Changes between the two halves of the authentication screen; each has an address of its own. */
export function AuthTabs() {
  return (
    <nav aria-label="Account" className="flex gap-6 border-b-[1.5px] border-line-strong">
      {tabs.map(({ name, to }) => (
        <NavLink
          key={to}
          to={to}
          className="label -mb-[1.5px] inline-flex min-h-11 items-center border-b-4 border-transparent text-ink-2 no-underline aria-[current=page]:border-red aria-[current=page]:text-ink"
        >
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
