import { useState, type SubmitEvent } from 'react';
import { messageOf } from '#src/lib/message-of.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { typed } from './typed.ts';

/** Asks for the mail by which a forgotten password is replaced. */
export function RecoverForm({ onBack }: { onBack: () => void }) {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = typed(event.currentTarget, 'email').trim();
    setProblem(email === '' ? 'Email is required' : undefined);
    if (email === '') return;
    setBusy(true);
    try {
      const { sendResetMail } = await import('#src/data/auth/mail-codes.ts');
      await sendResetMail(email);
      showAlert('success', 'Check your email for reset instructions');
    } catch (error) {
      showAlert('error', messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate className="grid gap-6" onSubmit={(event) => void submit(event)}>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        hint="We send a mail there; its link leads to a new password."
        error={problem}
      />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Button look="quiet" onClick={onBack}>
          Back to login
        </Button>
        <Button type="submit" look="primary" large disabled={busy}>
          Recover
        </Button>
      </div>
    </form>
  );
}
