import { useQuery } from '@tanstack/react-query';
import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { animalPath, eventFeedPath, myRodeoPath, rodeoPath } from '#src/config/paths.ts';
import { smallUserPhotoUrls } from '#src/data/storage/file-url.ts';
import { accountTypeNames } from '#src/domain/account-type.ts';
import { animalTypeNames } from '#src/domain/animal-types/animal-types.ts';
import { getAnimalName } from '#src/domain/animal.ts';
import type { FollowTarget } from '#src/domain/follow.ts';
import { getRodeoEventName } from '#src/domain/rodeo-event.ts';
import { parseRodeoId } from '#src/domain/rodeo.ts';
import { getDisplayName } from '#src/domain/user.ts';
import { joinFacts } from '#src/languages/format-facts.ts';
import { animalQuery } from '#src/queries/animal-queries.ts';
import { userQuery } from '#src/queries/user-queries.ts';
import { AnimalThumbnail } from '#src/ui/animal-picture.tsx';
import { Avatar } from '#src/ui/avatar.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { copy } from './copy.ts';
import { FollowButton } from './follow-button.tsx';
import { useFollow } from './use-follow.ts';

export function FollowedPerson({ id }: { id: string }) {
  const { data: person, isPending } = useQuery(userQuery(id));
  const target = { kind: 'user', id } as const;
  if (isPending) return <RowSkeleton />;
  if (!person) return <UnavailableRow target={target} name={copy.list.unavailablePerson} />;
  return (
    <Row
      to={myRodeoPath(id)}
      picture={<Avatar src={smallUserPhotoUrls(person)} accountType={person.account_type} />}
      name={getDisplayName(person)}
      details={[accountTypeNames[person.account_type], person.location]}
      target={target}
    />
  );
}

export function FollowedAnimal({ id }: { id: string }) {
  const { data: animal, isPending } = useQuery(animalQuery(id));
  const target = { kind: 'animal', id } as const;
  if (isPending) return <RowSkeleton />;
  if (!animal) return <UnavailableRow target={target} name={copy.list.unavailableAnimal} />;
  return (
    <Row
      to={animalPath(id)}
      picture={<AnimalThumbnail src={animal.picture_url} type={animal.animal_type} />}
      name={getAnimalName(animal)}
      details={[animalTypeNames[animal.animal_type], animal.contractor_name]}
      target={target}
    />
  );
}

export function FollowedRodeo({ id }: { id: string }) {
  const rodeo = parseRodeoId(id);
  if (!rodeo) return null;
  return (
    <Row
      to={rodeoPath(id)}
      picture={<MapPin aria-hidden="true" className="size-6 text-ink-2" />}
      name={`${rodeo.title} ${rodeo.year}`}
      details={[rodeo.location]}
      target={{ kind: 'rodeo', id }}
    />
  );
}

export function FollowedEvent({ id }: { id: string }) {
  const name = getRodeoEventName(Number(id));
  if (name === '') return null;
  return (
    <Row
      to={eventFeedPath(id)}
      picture={<CalendarDays aria-hidden="true" className="size-6 text-ink-2" />}
      name={name}
      details={[]}
      target={{ kind: 'event', id }}
    />
  );
}

interface RowProps {
  to: string;
  picture: ReactNode;
  name: string;
  /** Empty ones are left out. */
  details: readonly string[];
  target: FollowTarget;
}

const rowClass =
  'flex min-h-19 lazy-row flex-wrap items-center justify-end gap-x-4 gap-y-2 border-b border-line py-3';

function Row({ to, picture, name, details, target }: RowProps) {
  return (
    <li className={rowClass}>
      <Link
        to={to}
        className="flex min-h-11 min-w-0 flex-[1_1_12rem] items-center gap-4 no-underline hover:underline"
      >
        <span className="flex w-11 shrink-0 justify-center">{picture}</span>
        <span className="grid min-w-0">
          <span className="font-[650] wrap-anywhere">{name}</span>
          <span className="text-sm text-ink-2">{joinFacts(...details)}</span>
        </span>
      </Link>
      <FollowButton target={target} name={name} />
    </li>
  );
}

/** What was deleted cannot be followed again. */
function UnavailableRow({ target, name }: { target: FollowTarget; name: string }) {
  const { isFollowed } = useFollow(target, name);
  if (!isFollowed) return null;
  return (
    <li className={rowClass}>
      <span className="flex-[1_1_12rem] text-ink-2">{name}</span>
      <FollowButton target={target} name={name} />
    </li>
  );
}

function RowSkeleton() {
  return (
    <li className={rowClass}>
      <Skeleton className="size-11 rounded-full" />
      <Skeleton className="h-6 w-40" />
      <span className="flex-1" />
      <Skeleton className="h-12 w-32" />
    </li>
  );
}
