import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { User } from '#src/domain/user.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { getDeletionProgress, type DeletionState, type DeletionStep } from './deletion-state.ts';
import { deleteAccountSchema, type DeleteAccountValues } from './delete-account-schema.ts';
import { useAccountDeletion } from './use-account-deletion.ts';

const stepLabels: Record<DeletionStep, string> = {
  password: 'Checking your password',
  videos: 'Deleting your videos',
  animals: 'Deleting your animals',
  notifications: 'Deleting your notifications',
  photo: 'Deleting your photo',
  profile: 'Deleting your profile',
  login: 'Deleting your login',
};

/** Asks for the password and a word of consent, then shows how the account goes. */
export function DeleteAccountDialog({ own, onClose }: { own: User; onClose: () => void }) {
  const { closing, close } = useAccountDeletion(own.id);
  const asking = closing.stage === 'asking';
  const dismiss = () => {
    if (asking) onClose();
  };
  return (
    <Dialog title="Delete my account" onDismiss={dismiss}>
      {/* It stays while the account goes, so that another try needs no typing. */}
      <div hidden={!asking}>
        <DeleteAccountForm deletion={closing} onCancel={onClose} onConfirm={close} />
      </div>
      {closing.stage === 'closing' && <DeletionProgress {...closing} />}
    </Dialog>
  );
}

interface DeleteAccountFormProps {
  deletion: DeletionState;
  onCancel: () => void;
  onConfirm: (password: string) => void;
}

function DeleteAccountForm({ deletion, onCancel, onConfirm }: DeleteAccountFormProps) {
  const { register, handleSubmit, formState } = useForm<DeleteAccountValues>({
    resolver: zodResolver(deleteAccountSchema),
    defaultValues: { password: '', consent: false },
  });
  const { errors } = formState;
  const problem = deletion.stage === 'asking' ? deletion.problem : undefined;
  const wrongPassword = deletion.stage === 'asking' ? deletion.wrongPassword : undefined;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => void handleSubmit(({ password }) => onConfirm(password))(event)}
    >
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.password?.message ?? wrongPassword}
        {...register('password')}
      />
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input type="checkbox" className="size-6 shrink-0 accent-red" {...register('consent')} />
        Delete my account and all that belongs to it, for good.
      </label>
      {errors.consent?.message && <FieldError>{errors.consent.message}</FieldError>}
      {problem && <FieldError>{problem}</FieldError>}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button className="flex-1" onClick={onCancel}>
          Keep it
        </Button>
        <Button type="submit" variant="primary" className="flex-1">
          {problem ? 'Try again' : 'Delete'}
        </Button>
      </div>
    </form>
  );
}

function DeletionProgress({ step, removed }: { step: DeletionStep; removed: number }) {
  return (
    <>
      <ProgressBar label="Delete my account" value={getDeletionProgress(step)} />
      <p role="status" className="label">
        {stepLabels[step]}
        {removed > 0 && ` (${removed})`}
      </p>
      <p className="text-sm text-ink-2">Keep this page open until it is done.</p>
    </>
  );
}
