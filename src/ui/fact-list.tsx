import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import type { NamedPerson } from '#src/domain/video.ts';
import { copy } from './copy.ts';

export function FactList({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-[auto_1fr] gap-x-2 text-sm">{children}</dl>;
}

export function FactListItem({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="col-span-full grid grid-cols-subgrid items-baseline py-[0.35rem]">
      <dt className="label min-w-16 text-md leading-none text-ink-2">{label}</dt>
      <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-0.5 font-[550]">{children}</dd>
    </div>
  );
}

/** Without a destination, only the text. */
export function FactLink({ to, children }: { to: To | undefined; children: string }) {
  if (to === undefined) return children;
  return (
    <Link
      to={to}
      className="relative underline decoration-1 wrap-anywhere after:absolute after:-inset-x-2 after:-inset-y-3"
    >
      {children}
    </Link>
  );
}

interface PersonLinksProps {
  people: readonly NamedPerson[];
  getPath: (id: string) => To;
}

/** Shows the people of a team side by side, or where there is no room so far below each other that either can be touched. */
export function PersonLinks({ people, getPath }: PersonLinksProps) {
  return (
    <span className="flex flex-wrap gap-x-2 gap-y-6">
      {people.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && copy.person.and(name)}
          <FactLink to={getPath(id)}>{name || copy.person.unnamed}</FactLink>
        </span>
      ))}
    </span>
  );
}
