import { useState } from 'react';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { LongList } from '#src/ui/long-list.tsx';
import { Section } from '#src/ui/section.tsx';
import { copy } from './copy.ts';
import { getPersonName, PersonRow } from './person-row.tsx';
import type { PeopleList } from './access-tabs.ts';
import { useAccessStep } from './use-access-step.ts';
import { useExpiredIds } from './use-expired-ids.ts';
import { usePeople, type Person } from './use-people.ts';

interface PeopleSectionProps {
  list: PeopleList;
  ids: readonly string[];
  confirmationText: string;
}

const compareByName = (one: Person, other: Person) => getPersonName(one).localeCompare(getPersonName(other));

export function PeopleSection({ list, ids, confirmationText }: PeopleSectionProps) {
  const { people, error, retry } = usePeople(ids);
  const expiredIds = useExpiredIds(list, ids);
  const { performStep, resendStep, isBusy } = useAccessStep();
  const [personToRemove, setPersonToRemove] = useState<Person>();
  if (error) {
    return <LoadError title={copy.people.loadError} text={error.message} onRetry={retry} />;
  }
  const performStepFor = (step: typeof list.removal.step, person: Person) =>
    performStep(step, { id: person.id, name: getPersonName(person) });
  const isLoading = people.some(({ profile }) => profile === undefined);
  return (
    <Section title={list.title}>
      <LongList className="-mt-2 border-t border-line" aria-busy={isLoading}>
        {people.toSorted(compareByName).map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            list={list}
            isExpired={expiredIds.has(person.id)}
            isBusy={isBusy}
            onResend={() =>
              list.resendStep &&
              void resendStep(list.resendStep, { id: person.id, name: getPersonName(person) })
            }
            onAccept={() => list.acceptStep && void performStepFor(list.acceptStep, person)}
            onRemove={() => setPersonToRemove(person)}
          />
        ))}
      </LongList>
      {expiredIds.size > 0 && <p className="text-sm text-ink-2">{copy.people.expiry}</p>}
      {isLoading && (
        <span className="sr-only" role="status">
          {copy.people.loading}
        </span>
      )}
      {personToRemove && (
        <ConfirmDialog
          copy={{ ...copy.removalDialog, title: getPersonName(personToRemove), text: confirmationText }}
          onConfirm={async () => {
            await performStepFor(list.removal.step, personToRemove);
            setPersonToRemove(undefined);
          }}
          onCancel={() => setPersonToRemove(undefined)}
        />
      )}
    </Section>
  );
}
