import { Link, NavLink, useLocation } from 'react-router-dom';
import { ScrollRow } from './scroll-row.tsx';
import { Tag } from './tag.tsx';

interface TabLinksProps {
  label: string;
  tabs: readonly { name: string; to: string; count?: number }[];
  /** For tabs that differ only in the query; NavLink compares paths. */
  currentPath?: string;
}

const tabClass =
  'label inline-flex min-h-11 shrink-0 items-center whitespace-nowrap gap-2 border-b-4 border-transparent text-ink-2 no-underline aria-[current=page]:border-red aria-[current=page]:text-ink';

export function TabLinks({ label, tabs, currentPath }: TabLinksProps) {
  const { pathname } = useLocation();
  const links = (
    <nav
      aria-label={label}
      className="flex w-max min-w-full gap-4 border-b-[1.5px] border-line-strong sm:gap-6"
    >
      {tabs.map(({ name, to, count }) => {
        const content = (
          <>
            {name}
            {count !== undefined && <Tag>{count}</Tag>}
          </>
        );
        return currentPath === undefined ? (
          <NavLink key={to} to={to} className={tabClass}>
            {content}
          </NavLink>
        ) : (
          <Link
            key={to}
            to={to}
            replace
            className={tabClass}
            aria-current={to === currentPath ? 'page' : undefined}
          >
            {content}
          </Link>
        );
      })}
    </nav>
  );
  return <ScrollRow selected={currentPath ?? pathname}>{links}</ScrollRow>;
}
