import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { deleteDrafts } from '#src/data/device/upload-drafts.ts';
import { reportError } from '#src/lib/log.ts';
import { hasUploadDraftsQuery } from '#src/queries/upload-draft-queries.ts';
import { logOutWithAlert } from '#src/session/log-out.ts';
import { useUnsavedWorkMessage } from '#src/session/unsaved-work-message.ts';
import { useAccount } from '#src/session/use-account.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { copy } from './copy.ts';

interface LogoutDialogProps {
  onClose: () => void;
  /** Defaults to the message of the error. */
  failureMessage?: string;
}

export function LogoutDialog({ onClose, failureMessage }: LogoutDialogProps) {
  const { user } = useAccount();
  const navigate = useNavigate();
  const { data: hasDrafts = false } = useQuery(hasUploadDraftsQuery(user.id));
  const unsavedWork = useUnsavedWorkMessage(copy.logOutDialog.loggingOut);
  const [isDraftKept, setIsDraftKept] = useState(true);
  const handleConfirm = async () => {
    const isLoggedOut = await logOutWithAlert(failureMessage);
    if (isLoggedOut && hasDrafts && !isDraftKept) await deleteDrafts(user.id).catch(reportError);
    onClose();
    if (isLoggedOut) await navigate(paths.login);
  };
  return (
    <ConfirmDialog
      copy={{
        ...copy.logOutDialog,
        text: hasDrafts || !unsavedWork ? copy.logOutDialog.text : `${copy.logOutDialog.text} ${unsavedWork}`,
      }}
      onConfirm={handleConfirm}
      onCancel={onClose}
      details={hasDrafts && <DraftChoice isKept={isDraftKept} onChange={setIsDraftKept} />}
    />
  );
}

const draftChoices = [
  { isKept: true, label: copy.logOutDialog.draft.keep },
  { isKept: false, label: copy.logOutDialog.draft.discard },
];

/** On a shared device, a draft would stay behind (decision D29). */
function DraftChoice({ isKept, onChange }: { isKept: boolean; onChange: (isKept: boolean) => void }) {
  return (
    <fieldset className="grid">
      <legend className="mb-1 text-ink-2">{copy.logOutDialog.draft.title}</legend>
      {draftChoices.map((choice) => (
        <label key={choice.label} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="draft"
            checked={choice.isKept === isKept}
            onChange={() => onChange(choice.isKept)}
            className="size-5 accent-red"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
