import { useState } from 'react';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { Section } from '#src/ui/section.tsx';
import { getPersonName, PersonRow } from './person-row.tsx';
import type { PeopleList } from './access-tabs.ts';
import { useAccessStep } from './use-access-step.ts';
import { usePeople, type Person } from './use-people.ts';

interface PeopleSectionProps {
  list: PeopleList;
  ids: readonly string[];
  /** Asked before somebody is removed. */
  confirmationText: string;
}

const compareByName = (one: Person, other: Person) => getPersonName(one).localeCompare(getPersonName(other));

/** One list of people, by name. */
export function PeopleSection({ list, ids, confirmationText }: PeopleSectionProps) {
  const { people, error, retry } = usePeople(ids);
  const { take, busy } = useAccessStep();
  const [ending, setEnding] = useState<Person>();
  if (error) {
    return (
      <LoadError title="The people did not load" onRetry={retry}>
        {error.message}
      </LoadError>
    );
  }
  const stepTowards = (step: typeof list.removal.step, person: Person) =>
    take(step, { id: person.id, name: getPersonName(person) });
  const loading = people.some(({ profile }) => profile === undefined);
  return (
    <Section title={list.title}>
      <ul className="-mt-2 border-t border-line" aria-busy={loading}>
        {people.toSorted(compareByName).map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            list={list}
            isBusy={busy}
            onAccept={() => list.acceptStep && void stepTowards(list.acceptStep, person)}
            onRemove={() => setEnding(person)}
          />
        ))}
      </ul>
      {loading && (
        <span className="sr-only" role="status">
          Loading people
        </span>
      )}
      {ending && (
        <ConfirmDialog
          title={getPersonName(ending)}
          confirmLabel="Remove"
          cancelLabel="Keep"
          onConfirm={async () => {
            await stepTowards(list.removal.step, ending);
            setEnding(undefined);
          }}
          onCancel={() => setEnding(undefined)}
        >
          {confirmationText}
        </ConfirmDialog>
      )}
    </Section>
  );
}
