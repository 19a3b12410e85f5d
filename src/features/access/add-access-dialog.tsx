import { useState, type FocusEvent, type SubmitEvent } from 'react';
import { env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import { parseProfileLink } from '#src/config/profile-link.ts';
import { smallUserPhotoUrls } from '#src/data/storage/file-url.ts';
import { findObstacle, type AddAccessStep } from '#src/domain/access-steps.ts';
import { getDisplayName, type User } from '#src/domain/user.ts';
import { useDebouncedValue } from '#src/lib/use-debounced-value.ts';
import { useAccount } from '#src/session/use-account.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog, DialogButtons } from '#src/ui/dialog.tsx';
import { FieldError, TextField } from '#src/ui/field.tsx';
import { PersonSummary } from '#src/ui/person-summary.tsx';
import { copy } from './copy.ts';
import { validateEmail } from './validate-email.ts';
import { useAccessStep } from './use-access-step.ts';
import { usePersonByEmail } from './use-people.ts';

function useEmailLookup(step: AddAccessStep) {
  const { user, own } = useAccount();
  const [inputText, setInputText] = useState('');
  const [isTouched, setIsTouched] = useState(false);
  const validationMessage = validateEmail(step, inputText, user.email);
  const debouncedText = useDebouncedValue(inputText);
  const isLookedUp = validationMessage === undefined && debouncedText === inputText;
  const query = usePersonByEmail(isLookedUp ? inputText.trim() : undefined);
  const person = isLookedUp ? (query.data ?? undefined) : undefined;
  const isUnknown = isLookedUp && query.isSuccess && !person;
  const obstacle = person && findObstacle(step, own, person.id);
  const isSearching = validationMessage === undefined && !query.isError && !person && !isUnknown;
  const visibleMessage = isTouched || inputText !== '' ? validationMessage : undefined;
  return {
    inputText,
    setInputText,
    // Closing the dialog, or rendering it anew, takes the focus away, too.
    handleBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (currentTarget.closest('dialog')?.contains(relatedTarget)) setIsTouched(true);
    },
    fieldError:
      visibleMessage ?? (isUnknown ? copy.emailErrors.unknown : obstacle && copy.obstacles[step][obstacle]),
    person,
    isUnknown,
    isSearching,
    loadError: isLookedUp && query.isError ? query.error.message : undefined,
    retry: () => void query.refetch(),
    canSend: person !== undefined && obstacle === undefined,
  };
}

function getJoinMail(email: string): string {
  const { joinSubject, joinText } = copy.addDialog;
  const subject = encodeURIComponent(joinSubject(env.productName));
  const body = encodeURIComponent(joinText(env.productName, location.origin + paths.signup));
  return `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${body}`;
}

export function AddAccessDialog({ step, onClose }: { step: AddAccessStep; onClose: () => void }) {
  const { performStep, isBusy } = useAccessStep();
  const lookup = useEmailLookup(step);
  const { person } = lookup;
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!person || !lookup.canSend) return;
    if (await performStep(step, { id: person.id, name: getDisplayName(person) })) onClose();
  };
  return (
    <Dialog title={copy.addDialog.titles[step]} onDismiss={onClose}>
      <p className="text-ink-2">{copy.addDialog.texts[step]}</p>
      <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          label={copy.addDialog.email}
          hint={copy.addDialog.orLink}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={lookup.inputText}
          readOnly={isBusy}
          error={lookup.fieldError}
          onChange={(event) => lookup.setInputText(event.target.value)}
          onBlur={lookup.handleBlur}
        />
        <LookupResult person={person} text={lookup.inputText.trim()} isSearching={lookup.isSearching} />
        {lookup.isUnknown && !parseProfileLink(lookup.inputText) && (
          <a
            href={getJoinMail(lookup.inputText.trim())}
            className="inline-flex min-h-11 items-center underline"
          >
            {copy.addDialog.inviteToJoin}
          </a>
        )}
        {lookup.loadError !== undefined && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <FieldError>{lookup.loadError}</FieldError>
            <Button onClick={lookup.retry}>{copy.addDialog.retry}</Button>
          </div>
        )}
        <DialogButtons>
          <Button onClick={onClose}>{copy.addDialog.cancel}</Button>
          <Button type="submit" variant="primary" disabled={!lookup.canSend || isBusy}>
            {copy.addDialog.send}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

interface LookupResultProps {
  person: User | undefined;
  /** As typed: the email of others is private. */
  text: string;
  isSearching: boolean;
}

function LookupResult({ person, text, isSearching }: LookupResultProps) {
  return (
    <div aria-live="polite" className="flex min-h-11 items-center gap-3">
      {isSearching && <Skeleton className="h-11 w-full" />}
      {person && (
        <PersonSummary
          name={getDisplayName(person)}
          email={parseProfileLink(text) === undefined ? text : ''}
          photoUrls={smallUserPhotoUrls(person)}
          accountType={person.account_type}
          isVerified={person.isVerified}
        />
      )}
    </div>
  );
}
