import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { myRodeoPath } from '#src/config/paths.ts';
import { smallUserPhotoUrls } from '#src/data/storage/file-url.ts';
import { accountTypeNames } from '#src/domain/account-type.ts';
import type { IndexedPerson } from '#src/domain/search.ts';
import { getDisplayName } from '#src/domain/user.ts';
import { joinFacts } from '#src/languages/format-facts.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { VerifiedBadge } from '#src/ui/verified-badge.tsx';

export function PersonRow({ person }: { person: IndexedPerson }) {
  const kind = accountTypeNames[person.account_type];
  return (
    <article className="border-b border-line">
      <Link
        to={myRodeoPath(person.id)}
        className="-mx-3 flex min-h-18 items-center gap-4 rounded-sm px-3 py-3 no-underline hover:bg-sunken/60"
      >
        <Avatar src={smallUserPhotoUrls(person)} accountType={person.account_type} />
        <span className="grid min-w-0 flex-1">
          <span className="font-[650]">
            {getDisplayName(person)}
            {person.isVerified && <VerifiedBadge className="ml-1.5 size-4.5 align-[-0.2em]" />}
          </span>
          <span className="text-sm text-ink-2">{joinFacts(kind, person.location)}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
      </Link>
    </article>
  );
}
