import { getVisibleLinks, type LinkField } from '#src/domain/profile-links.ts';
import { copy } from './copy.ts';
import { LinkIcon } from './link-icon.tsx';

export function ProfileLinks({ profile }: { profile: Record<LinkField, string> }) {
  const links = getVisibleLinks(profile);
  if (links.length === 0) return null;
  return (
    <ul aria-label={copy.card.links} className="flex flex-wrap gap-2">
      {links.map(({ field, name, url }) => (
        <li key={field}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={copy.linkInNewTab(name)}
            title={name}
            className="bordered grid size-11 place-items-center rounded-md hover:bg-sunken"
          >
            <LinkIcon field={field} />
          </a>
        </li>
      ))}
    </ul>
  );
}
