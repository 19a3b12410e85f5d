import { useQuery } from '@tanstack/react-query';
import UserX from 'lucide-react/icons/user-x';
import { useRef } from 'react';
import { myRodeoPath } from '#src/config/paths.ts';
import { smallUserPhotoUrls } from '#src/data/storage/file-url.ts';
import { getDisplayName } from '#src/domain/user.ts';
import { useIsNearScreen } from '#src/lib/use-infinite-scroll.ts';
import { emailQuery } from '#src/queries/user-queries.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Button } from '#src/ui/button.tsx';
import { NameSuffix } from '#src/ui/name-suffix.tsx';
import { PersonSummary } from '#src/ui/person-summary.tsx';
import type { PeopleList } from './access-tabs.ts';
import { copy } from './copy.ts';
import type { Person } from './use-people.ts';

export const getPersonName = ({ profile }: Person) =>
  profile ? getDisplayName(profile) : copy.person.unavailable;

interface PersonRowProps {
  person: Person;
  list: PeopleList;
  /** Too old to be accepted. */
  isExpired: boolean;
  isBusy: boolean;
  onAccept: () => void;
  onResend: () => void;
  onRemove: () => void;
}

export function PersonRow(props: PersonRowProps) {
  const { person, list, isExpired, isBusy, onAccept, onResend, onRemove } = props;
  const { profile } = person;
  const status = isExpired ? copy.person.expired : list.resendStep && copy.person.pending;
  const name = getPersonName(person);
  const row = useRef<HTMLLIElement>(null);
  const isNear = useIsNearScreen(row);
  const { data: email } = useQuery({
    ...emailQuery(profile ?? { id: person.id, email: '' }),
    enabled: list.areAccounts === true && profile != null && isNear,
  });
  return (
    <li
      ref={row}
      className="flex min-h-19 lazy-row flex-wrap items-center gap-x-4 gap-y-3 border-b border-line py-3"
    >
      <span className="flex min-w-0 flex-[1_1_12rem] items-center gap-3">
        {profile === undefined ? (
          <Skeleton className="h-11 w-full max-w-72" />
        ) : profile === null ? (
          <UnavailablePerson />
        ) : (
          <PersonSummary
            name={name}
            to={myRodeoPath(person.id)}
            email={email}
            photoUrls={smallUserPhotoUrls(profile)}
            accountType={profile.account_type}
            isVerified={profile.isVerified}
          />
        )}
      </span>
      {profile !== undefined && (
        <span className="ml-auto flex items-center gap-3">
          {status && profile && <span className="label text-md text-ink-2">{status}</span>}
          <Button disabled={isBusy} onClick={onRemove}>
            {list.removal.label}
            <NameSuffix>{name}</NameSuffix>
          </Button>
          {isExpired && list.resendStep && profile && (
            <Button variant="primary" disabled={isBusy} onClick={onResend}>
              {copy.person.resend}
              <NameSuffix>{copy.person.to(name)}</NameSuffix>
            </Button>
          )}
          {list.acceptStep && !isExpired && profile && (
            <Button variant="primary" disabled={isBusy} onClick={onAccept}>
              {copy.person.accept}
              <NameSuffix>{name}</NameSuffix>
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

function UnavailablePerson() {
  return (
    <>
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken text-ink-2">
        <UserX aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 flex-1 text-ink-2">{copy.person.unavailable}</span>
    </>
  );
}
