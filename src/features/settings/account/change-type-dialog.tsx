import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { updateAccountType } from '#src/data/firestore-lite/users.ts';
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
import { copy } from './copy.ts';

const selectableTypes = ['contractor', 'contestant', 'fan'] as const;

type SelectableType = (typeof selectableTypes)[number];

const getTypeName = (type: AccountType) => accountTypeNames[type].toLowerCase();

export function ChangeTypeDialog({ onClose }: { onClose: () => void }) {
  const { own, selected } = useAccount();
  const [selectedType, setSelectedType] = useState<SelectableType>();
  const changeType = useChangeType(onClose);
  if (selected.id !== own.id) {
    return (
      <Dialog title={copy.typeDialog.title} onDismiss={onClose}>
        <p className="text-ink-2">{copy.typeDialog.acting(getDisplayName(selected))}</p>
        <Button onClick={onClose}>{copy.typeDialog.close}</Button>
      </Dialog>
    );
  }
  if (selectedType) {
    return (
      <ConfirmDialog
        copy={{ ...copy.typeConfirmation, title: copy.typeDialog.question(getTypeName(selectedType)) }}
        onConfirm={() => changeType(selectedType)}
        onCancel={() => setSelectedType(undefined)}
      />
    );
  }
  return (
    <Dialog title={copy.typeDialog.title} onDismiss={onClose}>
      <ul className="grid gap-2">
        {selectableTypes.map((type) => (
          <li key={type}>
            <TypeButton
              type={type}
              description={copy.typeDialog.choices[type]}
              isCurrent={type === own.account_type}
              onClick={() => setSelectedType(type)}
            />
          </li>
        ))}
      </ul>
      <Button onClick={onClose}>{copy.typeDialog.cancel}</Button>
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
        {isCurrent && <Tag>{copy.typeDialog.current}</Tag>}
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
      return showAlert('error', copy.typeDialog.failed(getErrorMessage(error)));
    }
    applySavedProfile(own.id, changes);
    onClose();
    if (getProfileFormSchema(type).safeParse(toProfileFormValues(own)).success) {
      showAlert('success', copy.typeDialog.changed(getTypeName(type)));
      return;
    }
    showAlert('info', copy.typeDialog.changedIncomplete(getTypeName(type)));
    await navigate(paths.editProfile);
  };
}
