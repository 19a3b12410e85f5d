import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { User } from '#src/domain/user.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { Progress } from '#src/ui/progress.tsx';
import { closingProgress, type Closing, type ClosingStep } from './closing-state.ts';
import { deletion, type Deletion } from './deletion.ts';
import { useClosing } from './use-closing.ts';

const doings: Record<ClosingStep, string> = {
  password: 'Checking your password',
  videos: 'Deleting your videos',
  animals: 'Deleting your animals',
  notifications: 'Deleting your notifications',
  photo: 'Deleting your photo',
  profile: 'Deleting your profile',
  login: 'Deleting your login',
};

/** Asks for the password and a word of consent, then shows how the account goes. */
export function DeleteDialog({ own, onClose }: { own: User; onClose: () => void }) {
  const { closing, close } = useClosing(own.id);
  const asking = closing.stage === 'asking';
  const dismiss = () => {
    if (asking) onClose();
  };
  return (
    <Dialog title="Delete my account" onDismiss={dismiss}>
      {/* It stays while the account goes, so that another try needs no typing. */}
      <div hidden={!asking}>
        <Asking closing={closing} onCancel={onClose} onConfirm={close} />
      </div>
      {closing.stage === 'closing' && <Doing {...closing} />}
    </Dialog>
  );
}

interface AskingProps {
  closing: Closing;
  onCancel: () => void;
  onConfirm: (password: string) => void;
}

function Asking({ closing, onCancel, onConfirm }: AskingProps) {
  const { register, handleSubmit, formState } = useForm<Deletion>({
    resolver: zodResolver(deletion),
    defaultValues: { password: '', consent: false },
  });
  const { errors } = formState;
  const problem = closing.stage === 'asking' ? closing.problem : undefined;
  const wrongPassword = closing.stage === 'asking' ? closing.wrongPassword : undefined;
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
        <Button type="submit" look="primary" className="flex-1">
          {problem ? 'Try again' : 'Delete'}
        </Button>
      </div>
    </form>
  );
}

function Doing({ step, removed }: { step: ClosingStep; removed: number }) {
  return (
    <>
      <Progress label="Delete my account" value={closingProgress(step)} />
      <p role="status" className="label">
        {doings[step]}
        {removed > 0 && ` (${removed})`}
      </p>
      <p className="text-sm text-ink-2">Keep this page open until it is done.</p>
    </>
  );
}
