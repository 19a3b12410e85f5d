import { NavLink } from 'react-router-dom';

interface TabLinksProps {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly { name: string; to: string }[];
}

/** Tabs that are pages: each has an address of its own. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav
      aria-label={label}
      className="-mx-(--gutter) flex gap-6 overflow-x-auto border-b-[1.5px] border-line-strong px-(--gutter) [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      {tabs.map(({ name, to }) => (
        <NavLink
          key={to}
          to={to}
          className="label inline-flex min-h-11 shrink-0 items-center border-b-4 border-transparent text-ink-2 no-underline aria-[current=page]:border-red aria-[current=page]:text-ink"
        >
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
