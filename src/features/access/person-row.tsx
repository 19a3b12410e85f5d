import { UserX } from 'lucide-react';
import { userPhotoUrl } from '#src/data/storage/file-url.ts';
import { displayName } from '#src/domain/user.ts';
import { Bone } from '#src/ui/bone.tsx';
import { Button } from '#src/ui/button.tsx';
import { PersonLine } from '#src/ui/person-line.tsx';
import type { PeopleList } from './tabs.ts';
import type { Person } from './use-people.ts';

/** What somebody without a profile is called. */
const nobody = 'Account no longer available';

export const nameOf = ({ profile }: Person) => (profile ? displayName(profile) : nobody);

interface PersonRowProps {
  person: Person;
  list: PeopleList;
  busy: boolean;
  onAccept: () => void;
  onUndo: () => void;
}

/** Somebody whom the own profile names, and what can be done about them. */
export function PersonRow({ person, list, busy, onAccept, onUndo }: PersonRowProps) {
  const { profile } = person;
  const name = nameOf(person);
  return (
    <li className="flex min-h-19 flex-wrap items-center gap-x-4 gap-y-3 border-b border-line py-3">
      <span className="flex min-w-0 flex-[1_1_16rem] items-center gap-3">
        {profile === undefined ? (
          <Bone className="h-11 w-full max-w-72" />
        ) : profile === null ? (
          <Gone />
        ) : (
          <PersonLine
            name={name}
            email={profile.email}
            photo={userPhotoUrl(profile)}
            accountType={profile.account_type}
            isVerified={profile.isVerified}
          />
        )}
      </span>
      {profile !== undefined && (
        <span className="ml-auto flex items-center gap-3">
          {list.waiting && profile && <span className="label text-md text-ink-2">Waiting</span>}
          <Button disabled={busy} aria-label={`${list.undo.name} ${name}`} onClick={onUndo}>
            {list.undo.name}
          </Button>
          {list.accept && profile && (
            <Button look="primary" disabled={busy} aria-label={`Accept ${name}`} onClick={onAccept}>
              Accept
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

function Gone() {
  return (
    <>
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunk text-ink-2">
        <UserX aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 flex-1 text-ink-2">{nobody}</span>
    </>
  );
}
