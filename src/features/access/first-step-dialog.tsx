import { useState, type SubmitEvent } from 'react';
import { userPhotoUrl } from '#src/data/storage/file-url.ts';
import { obstacleTo, type FirstStep, type Obstacle } from '#src/domain/access-steps.ts';
import { displayName, type User } from '#src/domain/user.ts';
import { useDebounced } from '#src/lib/use-debounced.ts';
import { useAccount } from '#src/session/use-account.ts';
import { Bone } from '#src/ui/bone.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { FieldError, TextField } from '#src/ui/field.tsx';
import { PersonLine } from '#src/ui/person-line.tsx';
import { emailProblem } from './email-entry.ts';
import { useAccessStep } from './use-access-step.ts';
import { usePersonByEmail } from './use-people.ts';

const titles = { invite: 'Invite somebody', request: 'Request access' };
const about = {
  invite: 'They may publish rides and look after the profile and the animals in your name, once they accept.',
  request:
    'You may publish rides and look after the profile and the animals in their name, once they accept.',
};

const obstacles: Record<FirstStep, Record<Obstacle, string>> = {
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
function useEntry(step: FirstStep, own: User) {
  const [typed, setTyped] = useState('');
  const [touched, setTouched] = useState(false);
  const problem = emailProblem(step, typed, own.email);
  const settled = useDebounced(typed, 500);
  const lookedUp = problem === undefined && settled === typed;
  const search = usePersonByEmail(lookedUp ? typed.trim() : undefined);
  const found = lookedUp ? (search.data ?? undefined) : undefined;
  const isUnknown = lookedUp && search.isSuccess && !found;
  const obstacle = found && obstacleTo(step, own, found.id);
  const searching = problem === undefined && !search.isError && !found && !isUnknown;
  const told = touched || typed !== '' ? problem : undefined;
  return {
    typed,
    setTyped,
    touch: () => setTouched(true),
    error: told ?? (isUnknown ? 'E-mail does not exist' : obstacle && obstacles[step][obstacle]),
    found,
    searching,
    failure: lookedUp && search.isError ? search.error.message : undefined,
    retry: () => void search.refetch(),
    canSend: found !== undefined && obstacle === undefined,
  };
}

/** Asks whom to invite, or which account to ask for access, by its exact address. */
export function FirstStepDialog({ step, onClose }: { step: FirstStep; onClose: () => void }) {
  const { own } = useAccount();
  const { take, busy } = useAccessStep();
  const entry = useEntry(step, own);
  const { found } = entry;
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!found || !entry.canSend) return;
    if (await take(step, { id: found.id, name: displayName(found) })) onClose();
  };
  return (
    <Dialog title={titles[step]} onDismiss={onClose}>
      <p className="text-ink-2">{about[step]}</p>
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
        <Found person={found} searching={entry.searching} />
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
          <Button type="submit" look="primary" className="flex-1" disabled={!entry.canSend || busy}>
            Send
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Whom the address belongs to, so that nobody is taken for somebody else. */
function Found({ person, searching }: { person: User | undefined; searching: boolean }) {
  return (
    <div aria-live="polite" className="flex min-h-11 items-center gap-3">
      {searching && <Bone className="h-11 w-full" />}
      {person && (
        <PersonLine
          name={displayName(person)}
          email={person.email}
          photo={userPhotoUrl(person)}
          accountType={person.account_type}
          isVerified={person.isVerified}
        />
      )}
    </div>
  );
}
