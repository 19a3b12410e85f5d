import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { updateAccountType } from '#src/data/firestore/users.ts';
import { accountTypeNames, type AccountType } from '#src/domain/account-type.ts';
import { toProfileFormValues, getProfileFormSchema } from '#src/domain/profile-form-schema.ts';
import { buildAccountTypeChanges, getDisplayName } from '#src/domain/user.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { applySavedProfile } from '#src/session/session-actions.ts';
import { useAccount } from '#src/session/use-account.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Tag } from '#src/ui/tag.tsx';

const typeChoices = [
  { type: 'contractor', description: 'Supplies stock: has animals, and publishes their rides.' },
  { type: 'contestant', description: 'Competes: publishes own rides, and is tagged in others.' },
  { type: 'fan', description: 'Watches. Publishes nothing; what was published stays.' },
] as const;

type SelectableType = (typeof typeChoices)[number]['type'];

export function ChangeTypeDialog({ onClose }: { onClose: () => void }) {
  const { own, selected } = useAccount();
  const [selectedType, setSelectedType] = useState<SelectableType>();
  const changeType = useChangeType(onClose);
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
  if (selectedType) {
    return (
      <ConfirmDialog
        title={`Become a ${accountTypeNames[selectedType]}`}
        confirmLabel="Yes"
        cancelLabel="No"
        onConfirm={() => changeType(selectedType)}
        onCancel={() => setSelectedType(undefined)}
      >
        Changing this account type may alter your account but can be reverted. Are you sure you want to
        proceed?
      </ConfirmDialog>
    );
  }
  return (
    <Dialog title="Change Account Type" onDismiss={onClose}>
      <ul className="grid gap-2">
        {typeChoices.map(({ type, description }) => (
          <li key={type}>
            <TypeButton
              type={type}
              description={description}
              isCurrent={type === own.account_type}
              onClick={() => setSelectedType(type)}
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
  description: string;
  isCurrent: boolean;
  onClick: () => void;
}

function TypeButton({ type, description, isCurrent, onClick }: TypeButtonProps) {
  return (
    <button
      type="button"
      disabled={isCurrent}
      onClick={onClick}
      className="bordered grid w-full gap-1 rounded-md px-4 py-3 text-left hover:bg-sunken disabled:cursor-not-allowed disabled:bg-sunken disabled:shadow-none"
    >
      <span className="label flex items-center justify-between gap-3">
        {accountTypeNames[type]}
        {isCurrent && <Tag>Current</Tag>}
      </span>
      <span className="text-sm text-ink-2">{description}</span>
    </button>
  );
}

/** The new type may require more profile fields (decision D32). */
function useChangeType(onClose: () => void) {
  const { own } = useAccount();
  const navigate = useNavigate();
  return async (type: SelectableType) => {
    const changes = buildAccountTypeChanges(own, type);
    try {
      await updateAccountType(own.id, changes);
    } catch (error) {
      return showAlert('error', getErrorMessage(error));
    }
    applySavedProfile(own.id, changes);
    onClose();
    if (getProfileFormSchema(type).safeParse(toProfileFormValues(own)).success) {
      showAlert('success', `Your account is now that of a ${accountTypeNames[type].toLowerCase()}.`);
      return;
    }
    showAlert('info', `You are now a ${accountTypeNames[type].toLowerCase()}. Please complete your profile.`);
    await navigate(paths.editProfile);
  };
}
