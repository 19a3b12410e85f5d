import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { User } from '#src/domain/user.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { Dialog, DialogButtons } from '#src/ui/dialog.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { Form } from '#src/ui/form.tsx';
import { CurrentPasswordField } from '#src/ui/password-field.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { TakesLong } from '#src/ui/takes-long.tsx';
import { copy } from './copy.ts';
import {
  getDeletionProgress,
  type DeletionState,
  type DeletionStep,
  initialDeletion,
  nextDeletion,
} from './deletion-state.ts';
import { useEffect, useReducer, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountDeletedHash, paths } from '#src/config/paths.ts';
import { deleteAccount } from './delete-account.ts';

/** Unmounting stops the deletion before its next step. */
function useAccountDeletion(accountId: string): {
  deletion: DeletionState;
  clearErrors: () => void;
  startDeletion: (password: string) => void;
} {
  const [deletion, dispatch] = useReducer(nextDeletion, initialDeletion);
  const abortController = useRef<AbortController>(undefined);
  const navigate = useNavigate();
  useEffect(() => () => abortController.current?.abort(), []);
  const runDeletion = async (password: string) => {
    const { signal } = (abortController.current = new AbortController());
    const isDeleted = await deleteAccount({ accountId, password, signal, onEvent: dispatch });
    if (isDeleted) await navigate({ pathname: paths.landing, hash: accountDeletedHash });
  };
  return {
    deletion,
    clearErrors: () => dispatch({ type: 'attempted' }),
    startDeletion: (password) => void runDeletion(password),
  };
}

const deleteAccountSchema = z.object({
  password: z.string().check(z.minLength(1, copy.missingPassword)),
  consent: z.boolean().check(z.refine((isGiven) => isGiven, copy.deletionDialog.missingConsent)),
});

type DeleteAccountValues = z.infer<typeof deleteAccountSchema>;

export function DeleteAccountDialog({ own, onClose }: { own: User; onClose: () => void }) {
  const { deletion, clearErrors, startDeletion } = useAccountDeletion(own.id);
  const isEditing = deletion.stage === 'editing';
  const handleDismiss = () => {
    if (isEditing) onClose();
  };
  return (
    <Dialog title={copy.deletionDialog.title} onDismiss={handleDismiss}>
      {/* Stays mounted during the deletion, so that a retry needs no typing. */}
      <div hidden={!isEditing}>
        <DeleteAccountForm
          deletion={deletion}
          onCancel={onClose}
          onAttempt={clearErrors}
          onConfirm={startDeletion}
        />
      </div>
      {deletion.stage === 'deleting' && <DeletionProgress {...deletion} />}
    </Dialog>
  );
}

interface DeleteAccountFormProps {
  deletion: DeletionState;
  onCancel: () => void;
  onAttempt: () => void;
  onConfirm: (password: string) => void;
}

function DeleteAccountForm({ deletion, onCancel, onAttempt, onConfirm }: DeleteAccountFormProps) {
  const form = useForm<DeleteAccountValues>({
    resolver: zodResolver(deleteAccountSchema),
    defaultValues: { password: '', consent: false },
  });
  const { register, formState } = form;
  const { errors } = formState;
  const errorMessage = deletion.stage === 'editing' ? deletion.errorMessage : undefined;
  const passwordError = deletion.stage === 'editing' ? deletion.passwordError : undefined;
  return (
    <Form
      form={form}
      className="grid gap-4"
      onAttempt={onAttempt}
      onValid={({ password }) => onConfirm(password)}
    >
      <CurrentPasswordField error={errors.password?.message ?? passwordError} {...register('password')} />
      <CheckboxField error={errors.consent?.message} {...register('consent')}>
        {copy.deletionDialog.consent}
      </CheckboxField>
      {errorMessage && <FieldError>{errorMessage}</FieldError>}
      <DialogButtons>
        <Button onClick={onCancel}>{copy.deletionDialog.cancel}</Button>
        <Button type="submit" variant="primary">
          {errorMessage ? copy.deletionDialog.retry : copy.deletionDialog.confirm}
        </Button>
      </DialogButtons>
    </Form>
  );
}

function DeletionProgress({ step, deletedCount }: { step: DeletionStep; deletedCount: number }) {
  const label = copy.deletionDialog.steps[step];
  return (
    <>
      <ProgressBar label={copy.deletionDialog.progress} value={getDeletionProgress(step)} />
      <p role="status" className="label">
        {deletedCount > 0 ? copy.deletionDialog.stepWithCount(label, deletedCount) : label}
      </p>
      <p className="text-sm text-ink-2">{copy.deletionDialog.keepOpen}</p>
      <TakesLong key={`${step} ${deletedCount}`} />
    </>
  );
}
