import { Link, NavLink } from 'react-router-dom';
import { Tag } from './tag.tsx';

interface TabLinksProps {
  label: string;
  tabs: readonly { name: string; to: string; count?: number }[];
  /** For tabs that differ only in the query; NavLink compares paths. */
  currentPath?: string;
}

const tabClass =
  'label inline-flex min-h-11 shrink-0 scroll-mx-(--gutter) items-center gap-2 border-b-4 border-transparent text-ink-2 no-underline aria-[current=page]:border-red aria-[current=page]:text-ink';

function scrollTabIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const scrollCurrentIntoView = (element: HTMLElement | null) => {
  if (element?.ariaCurrent === 'page') scrollTabIntoView(element);
};

export function TabLinks({ label, tabs, currentPath }: TabLinksProps) {
  return (
    <nav
      aria-label={label}
      className="-mx-(--gutter) flex gap-4 overflow-x-auto border-b-[1.5px] border-line-strong px-(--gutter) [scrollbar-width:none] sm:mx-0 sm:gap-6 sm:px-0"
    >
      {tabs.map(({ name, to, count }) => {
        const content = (
          <>
            {name}
            {count !== undefined && <Tag>{count}</Tag>}
          </>
        );
        return currentPath === undefined ? (
          <NavLink key={to} to={to} ref={scrollCurrentIntoView} className={tabClass}>
            {content}
          </NavLink>
        ) : (
          <Link
            key={to}
            to={to}
            replace
            className={tabClass}
            ref={to === currentPath ? scrollTabIntoView : undefined}
            aria-current={to === currentPath ? 'page' : undefined}
          >
            {content}
          </Link>
        );
      })}
    </nav>
  );
}
