import { useState } from 'react';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { LoadingFailed } from '#src/ui/loading-failed.tsx';
import { Section } from '#src/ui/section.tsx';
import { nameOf, PersonRow } from './person-row.tsx';
import type { PeopleList } from './tabs.ts';
import { useAccessStep } from './use-access-step.ts';
import { usePeople, type Person } from './use-people.ts';

interface PeopleSectionProps {
  list: PeopleList;
  ids: readonly string[];
  /** Asked before somebody is removed. */
  question: string;
}

const byName = (one: Person, other: Person) => nameOf(one).localeCompare(nameOf(other));

/** One list of people, by name. */
export function PeopleSection({ list, ids, question }: PeopleSectionProps) {
  const { people, error, retry } = usePeople(ids);
  const { take, busy } = useAccessStep();
  const [ending, setEnding] = useState<Person>();
  if (error) {
    return (
      <LoadingFailed title="The people did not load" onRetry={retry}>
        {error.message}
      </LoadingFailed>
    );
  }
  const stepTowards = (step: typeof list.undo.step, person: Person) =>
    take(step, { id: person.id, name: nameOf(person) });
  const loading = people.some(({ profile }) => profile === undefined);
  return (
    <Section title={list.title}>
      <ul className="-mt-2 border-t border-line" aria-busy={loading}>
        {people.toSorted(byName).map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            list={list}
            busy={busy}
            onAccept={() => list.accept && void stepTowards(list.accept, person)}
            onUndo={() => setEnding(person)}
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
          title={nameOf(ending)}
          confirm="Remove"
          cancel="Keep"
          onConfirm={async () => {
            await stepTowards(list.undo.step, ending);
            setEnding(undefined);
          }}
          onCancel={() => setEnding(undefined)}
        >
          {question}
        </ConfirmDialog>
      )}
    </Section>
  );
}
