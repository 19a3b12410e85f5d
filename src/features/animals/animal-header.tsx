import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { myRodeoPath } from '#src/config/paths.ts';
import { animalTypeNames } from '#src/domain/animal-types/animal-types.ts';
import { getAnimalName, type Animal } from '#src/domain/animal.ts';
import { getRodeoEventName } from '#src/domain/rodeo-event.ts';
import { formatCount } from '#src/languages/format-facts.ts';
import { AnimalPicture } from '#src/ui/animal-picture.tsx';
import arenaCover from '#src/ui/art/cover-arena.svg';
import { Brand } from '#src/ui/brand.tsx';
import { copy } from './copy.ts';
import horseCover from '#src/ui/art/cover-horse.svg';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { useQuery } from '@tanstack/react-query';
import { latestRidesQuery } from '#src/queries/ride-queries.ts';
import { videoCountQuery } from '#src/queries/video-queries.ts';
import { useMemberId } from '#src/session/use-member-id.ts';

/** A thousand counted videos cost one read. */
const maxForMembers = 1000;
/** The security rules limit visitors to 20 videos per query. */
const maxForVisitors = 20;

/** The number of an animal's rides as text: of those that the record below has read, or else counted. */
function useRideCount(animalId: string): string {
  const isMember = useMemberId() !== undefined;
  const max = isMember ? maxForMembers : maxForVisitors;
  const { data: read, isPending } = useQuery(latestRidesQuery({ kind: 'of-animal', animalId }, isMember));
  const isCounted = !isPending && (read?.hasMore ?? true);
  const { data: counted } = useQuery({ ...videoCountQuery(animalId, max), enabled: isCounted });
  const count = isCounted ? counted : read?.rides.length;
  if (count === undefined) return copy.page.unknownCount;
  return `${formatCount(count)}${isCounted && count === max ? '+' : ''}`;
}

interface AnimalHeaderProps {
  animal: Animal;
  backButton: ReactNode;
  actions: ReactNode;
}

export function AnimalHeader({ animal, backButton, actions }: AnimalHeaderProps) {
  return (
    <section className="bordered-soft relative -mx-(--gutter) -mt-6 overflow-hidden bg-surface sm:mx-0 sm:mt-0 sm:rounded-lg">
      <img
        src={animal.animal_type === 'horse' ? horseCover : arenaCover}
        alt=""
        className="aspect-[16/4.5] w-full short:max-h-[32vh] object-cover sm:aspect-[16/5]"
      />
      <div className="absolute top-3 left-3">{backButton}</div>
      <div className="grid gap-4 px-(--gutter) pb-6 sm:px-8 sm:pb-8">
        <div className="relative -mt-14 flex flex-wrap items-end justify-between gap-4">
          <div className="rounded-md shadow-[0_0_0_6px_var(--color-surface)]">
            <AnimalPicture square src={animal.picture_url} type={animal.animal_type} />
          </div>
          {actions}
        </div>
        <div className="flex flex-wrap items-center gap-4">
          {animal.brand && <Brand size="lg">{animal.brand}</Brand>}
          <div className="max-w-full flex-[1_1_10rem]">
            <PageHeading title={getAnimalName(animal)} className="text-display-xl wrap-break-word" />
            {animal.location && (
              <p className="mt-2 flex items-center gap-1.5 text-ink-2">
                <MapPin aria-hidden="true" className="size-4.5 shrink-0" />
                {animal.location}
              </p>
            )}
          </div>
        </div>
        <AnimalFacts animal={animal} />
        {animal.bio && <p className="max-w-[65ch] whitespace-pre-line wrap-anywhere">{animal.bio}</p>}
      </div>
    </section>
  );
}

function AnimalFacts({ animal }: { animal: Animal }) {
  const events = animal.events.map(getRodeoEventName).filter(Boolean).join(', ');
  return (
    <dl className="grid grid-cols-2 gap-x-4 border-y border-line py-3 sm:grid-cols-[repeat(3,1fr)_1.5fr]">
      <AnimalFact label={copy.page.type}>{animalTypeNames[animal.animal_type]}</AnimalFact>
      {events && <AnimalFact label={copy.page.events}>{events}</AnimalFact>}
      <AnimalFact label={copy.page.rides}>{useRideCount(animal.id)}</AnimalFact>
      {animal.contractor_name && (
        <AnimalFact label={animal.contestant ? copy.page.contestant : copy.page.contractor}>
          <Link
            to={myRodeoPath(animal.contractor)}
            className="relative underline decoration-1 after:absolute after:-inset-x-2 after:-inset-y-3"
          >
            {animal.contractor_name}
          </Link>
        </AnimalFact>
      )}
    </dl>
  );
}

function AnimalFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start">
      <dt className="label text-md text-ink-2">{label}</dt>
      <dd className="display flex min-h-11 items-center py-2 text-display-sm wrap-anywhere">{children}</dd>
    </div>
  );
}
