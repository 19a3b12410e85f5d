import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { updateAccountType } from '#src/data/firestore/account.ts';
import { accountTypeNames, type AccountType } from '#src/domain/account-type.ts';
import { toProfileFormValues, getProfileFormSchema } from '#src/domain/profile-form-schema.ts';
import { getDisplayName } from '#src/domain/user.ts';
import { getErrorMessage } from '#src/lib/error-message.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { applySavedProfile } from '#src/session/apply-saved-profile.ts';
import { useAccount } from '#src/session/use-account.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Tag } from '#src/ui/tag.tsx';

const typeChoices = [
  { type: 'contractor', about: 'Supplies stock: has animals, and publishes their rides.' },
  { type: 'contestant', about: 'Competes: publishes own rides, and is tagged in others.' },
  { type: 'fan', about: 'Watches. Publishes nothing; what was published stays.' },
] as const;

type SelectableType = (typeof typeChoices)[number]['type'];

/** Changes what kind of account the signed-in person has; never that of an account they act for. */
export function ChangeTypeDialog({ onClose }: { onClose: () => void }) {
  const { own, selected } = useAccount();
  const [chosen, setChosen] = useState<SelectableType>();
  const change = useChangeType(onClose);
  if (selected.id !== own.id) {
    return (
      <Dialog title="Change Account Type" onDismiss={onClose}>
        <p className="text-ink-2">
          You act for {getDisplayName(selected)}. Only its owner changes its type; to change your own, switch
          to your own account first.
        </p>
        <Button onClick={onClose}>Close</Button>
      </Dialog>
    );
  }
  if (chosen) {
    return (
      <ConfirmDialog
        title={`Become a ${accountTypeNames[chosen]}`}
        confirmLabel="Yes"
        cancelLabel="No"
        onConfirm={() => change(chosen)}
        onCancel={() => setChosen(undefined)}
      >
        Changing this account type may alter your account but can be reverted. Are you sure you want to
        proceed?
      </ConfirmDialog>
    );
  }
  return (
    <Dialog title="Change Account Type" onDismiss={onClose}>
      <ul className="grid gap-2">
        {typeChoices.map(({ type, about }) => (
          <li key={type}>
            <TypeButton
              type={type}
              about={about}
              isCurrent={type === own.account_type}
              onClick={() => setChosen(type)}
            />
          </li>
        ))}
      </ul>
      <Button onClick={onClose}>Cancel</Button>
    </Dialog>
  );
}

interface TypeButtonProps {
  type: AccountType;
  about: string;
  isCurrent: boolean;
  onClick: () => void;
}

function TypeButton({ type, about, isCurrent, onClick }: TypeButtonProps) {
  return (
    <button
      type="button"
      disabled={isCurrent}
      onClick={onClick}
      className="edge grid w-full gap-1 rounded-md px-4 py-3 text-left hover:bg-sunk disabled:cursor-not-allowed disabled:bg-sunk disabled:shadow-none"
    >
      <span className="label flex items-center justify-between gap-3">
        {accountTypeNames[type]}
        {isCurrent && <Tag>Current</Tag>}
      </span>
      <span className="text-sm text-ink-2">{about}</span>
    </button>
  );
}

/** Writes the type and closes; whoever's profile lacks something then is led to where it is asked for (decision D32). */
function useChangeType(onClose: () => void) {
  const { own } = useAccount();
  const navigate = useNavigate();
  return async (type: SelectableType) => {
    try {
      await updateAccountType(own.id, type);
    } catch (error) {
      return showAlert('error', getErrorMessage(error));
    }
    applySavedProfile(own.id, { account_type: type });
    onClose();
    if (getProfileFormSchema(type).safeParse(toProfileFormValues(own)).success) {
      showAlert('success', `Your account is now that of a ${accountTypeNames[type].toLowerCase()}.`);
      return;
    }
    showAlert('info', `You are now a ${accountTypeNames[type].toLowerCase()}. Please complete your profile.`);
    await navigate(paths.editProfile);
  };
}
