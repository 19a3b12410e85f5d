import { useState, type SubmitEvent } from 'react';
import { userPhotoUrl } from '#src/data/storage/file-url.ts';
import { findObstacle, type AddAccessStep, type Obstacle } from '#src/domain/access-steps.ts';
import { getDisplayName, type User } from '#src/domain/user.ts';
import { useDebouncedValue } from '#src/lib/use-debounced-value.ts';
import { useAccount } from '#src/session/use-account.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { FieldError, TextField } from '#src/ui/field.tsx';
import { PersonSummary } from '#src/ui/person-summary.tsx';
import { validateEmail } from './validate-email.ts';
import { useAccessStep } from './use-access-step.ts';
import { usePersonByEmail } from './use-people.ts';

const titles = { invite: 'Invite somebody', request: 'Request access' };
const descriptions = {
  invite: 'They may publish rides and look after the profile and the animals in your name, once they accept.',
  request:
    'You may publish rides and look after the profile and the animals in their name, once they accept.',
};

const obstacleMessages: Record<AddAccessStep, Record<Obstacle, string>> = {
  invite: {
    'own account': 'This is your own account.',
    'has access': 'They may act for you already.',
    'already sent': 'They are invited already.',
    'awaits answer': 'They ask for access to your account: accept their request.',
  },
  request: {
    'own account': 'This is your own account.',
    'has access': 'You may act for them already.',
    'already sent': 'You have asked them already.',
    'awaits answer': 'They have invited you: accept their invite.',
  },
};

/** What an address that stands still comes to; lists and letters are both looked at as they are now. */
function useEmailLookup(step: AddAccessStep, own: User) {
  const [typed, setTyped] = useState('');
  const [touched, setTouched] = useState(false);
  const problem = validateEmail(step, typed, own.email);
  const settled = useDebouncedValue(typed, 500);
  const lookedUp = problem === undefined && settled === typed;
  const search = usePersonByEmail(lookedUp ? typed.trim() : undefined);
  const found = lookedUp ? (search.data ?? undefined) : undefined;
  const isUnknown = lookedUp && search.isSuccess && !found;
  const obstacle = found && findObstacle(step, own, found.id);
  const searching = problem === undefined && !search.isError && !found && !isUnknown;
  const told = touched || typed !== '' ? problem : undefined;
  return {
    typed,
    setTyped,
    touch: () => setTouched(true),
    error: told ?? (isUnknown ? 'E-mail does not exist' : obstacle && obstacleMessages[step][obstacle]),
    found,
    searching,
    failure: lookedUp && search.isError ? search.error.message : undefined,
    retry: () => void search.refetch(),
    canSend: found !== undefined && obstacle === undefined,
  };
}

/** Asks whom to invite, or which account to ask for access, by its exact address. */
export function AddAccessDialog({ step, onClose }: { step: AddAccessStep; onClose: () => void }) {
  const { own } = useAccount();
  const { take, busy } = useAccessStep();
  const entry = useEmailLookup(step, own);
  const { found } = entry;
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!found || !entry.canSend) return;
    if (await take(step, { id: found.id, name: getDisplayName(found) })) onClose();
  };
  return (
    <Dialog title={titles[step]} onDismiss={onClose}>
      <p className="text-ink-2">{descriptions[step]}</p>
      <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
        <TextField
          label="E-mail"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={entry.typed}
          readOnly={busy}
          error={entry.error}
          onChange={(event) => entry.setTyped(event.target.value)}
          onBlur={entry.touch}
        />
        <LookupResult person={found} searching={entry.searching} />
        {entry.failure !== undefined && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <FieldError>{entry.failure}</FieldError>
            <Button onClick={entry.retry}>Try again</Button>
          </div>
        )}
        <div className="flex gap-3">
          <Button className="flex-1" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" className="flex-1" disabled={!entry.canSend || busy}>
            Send
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Whom the address belongs to, so that nobody is taken for somebody else. */
function LookupResult({ person, searching }: { person: User | undefined; searching: boolean }) {
  return (
    <div aria-live="polite" className="flex min-h-11 items-center gap-3">
      {searching && <Skeleton className="h-11 w-full" />}
      {person && (
        <PersonSummary
          name={getDisplayName(person)}
          email={person.email}
          photoUrl={userPhotoUrl(person)}
          accountType={person.account_type}
          isVerified={person.isVerified}
        />
      )}
    </div>
  );
}
