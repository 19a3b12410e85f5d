import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { User } from '#src/domain/user.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { CurrentPasswordField } from '#src/ui/password-field.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { getDeletionProgress, type DeletionState, type DeletionStep } from './deletion-state.ts';
import { useAccountDeletion } from './use-account-deletion.ts';

const deleteAccountSchema = z.object({
  password: z.string().check(z.minLength(1, 'Current Password is required')),
  consent: z.boolean().check(z.refine((isGiven) => isGiven, 'Confirm that this is what you want')),
});

type DeleteAccountValues = z.infer<typeof deleteAccountSchema>;

const stepLabels: Record<DeletionStep, string> = {
  password: 'Checking your password',
  videos: 'Deleting your videos',
  animals: 'Deleting your animals',
  notifications: 'Deleting your notifications',
  photo: 'Deleting your photo',
  profile: 'Deleting your profile',
  login: 'Deleting your login',
};

export function DeleteAccountDialog({ own, onClose }: { own: User; onClose: () => void }) {
  const { deletion, startDeletion } = useAccountDeletion(own.id);
  const isEditing = deletion.stage === 'editing';
  const handleDismiss = () => {
    if (isEditing) onClose();
  };
  return (
    <Dialog title="Delete my account" onDismiss={handleDismiss}>
      {/* Stays mounted during the deletion, so that a retry needs no typing. */}
      <div hidden={!isEditing}>
        <DeleteAccountForm deletion={deletion} onCancel={onClose} onConfirm={startDeletion} />
      </div>
      {deletion.stage === 'deleting' && <DeletionProgress {...deletion} />}
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
  const errorMessage = deletion.stage === 'editing' ? deletion.errorMessage : undefined;
  const passwordError = deletion.stage === 'editing' ? deletion.passwordError : undefined;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => void handleSubmit(({ password }) => onConfirm(password))(event)}
    >
      <CurrentPasswordField error={errors.password?.message ?? passwordError} {...register('password')} />
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input type="checkbox" className="size-6 shrink-0 accent-red" {...register('consent')} />
        Delete my account and all that belongs to it, for good.
      </label>
      {errors.consent?.message && <FieldError>{errors.consent.message}</FieldError>}
      {errorMessage && <FieldError>{errorMessage}</FieldError>}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button className="flex-1" onClick={onCancel}>
          Keep it
        </Button>
        <Button type="submit" variant="primary" className="flex-1">
          {errorMessage ? 'Try again' : 'Delete'}
        </Button>
      </div>
    </form>
  );
}

function DeletionProgress({ step, deletedCount }: { step: DeletionStep; deletedCount: number }) {
  return (
    <>
      <ProgressBar label="Delete my account" value={getDeletionProgress(step)} />
      <p role="status" className="label">
        {stepLabels[step]}
        {deletedCount > 0 && ` (${deletedCount})`}
      </p>
      <p className="text-sm text-ink-2">Keep this page open until it is done.</p>
    </>
  );
}
