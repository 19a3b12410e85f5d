import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reel } from '#src/domain/reel.ts';
import { reportReasons, type ReportReason } from '#src/domain/moderation.ts';
import { reportMutation } from '#src/queries/video-changes.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { useLoginRedirect } from '#src/session/use-login-redirect.ts';
import { LoginRequiredDialog } from '#src/ui/login-required-dialog.tsx';
import { SelectField } from '#src/ui/field.tsx';
import { AsyncConfirmDialog } from '../async-confirm-dialog.tsx';
import { copy } from './copy.ts';
import type { OptionsVideo } from '../options.ts';

interface ReportDialogProps {
  item: { video: OptionsVideo } | { reel: Reel };
  onClose: () => void;
}

export function ReportDialog({ item, onClose }: ReportDialogProps) {
  const session = useSessionStore();
  const login = useLoginRedirect();
  const report = useMutation(reportMutation);
  const [reason, setReason] = useState<ReportReason>();
  const [kind, { title }] =
    'video' in item
      ? (['ride', item.video] as const)
      : ([item.reel.is_result_list ? 'result list' : 'reel', item.reel] as const);
  const texts = copy[kind];
  if (session.status !== 'signed-in' || !session.user.emailVerified) {
    return (
      <LoginRequiredDialog title={texts.title} {...login} onClose={onClose}>
        {login.isSignedIn ? texts.verifyText : copy.loginText}
      </LoginRequiredDialog>
    );
  }
  const handleConfirm = async () => {
    await report.mutateAsync({
      accountId: session.selected.id,
      reporterId: session.user.id,
      item,
      reason,
    });
    showAlert('success', texts.reported);
  };
  return (
    <AsyncConfirmDialog
      copy={{ ...copy, title: texts.title, text: copy.text(title) }}
      onConfirm={handleConfirm}
      onClose={onClose}
      details={<ReasonField reason={reason} onChange={setReason} />}
    />
  );
}

interface ReasonFieldProps {
  reason: ReportReason | undefined;
  onChange: (reason: ReportReason | undefined) => void;
}

function ReasonField({ reason, onChange }: ReasonFieldProps) {
  return (
    <SelectField
      label={copy.reason}
      hint={copy.optional}
      value={reason ?? ''}
      onChange={({ target }) => onChange(reportReasons.find((known) => known === target.value))}
    >
      <option value="">{copy.noReason}</option>
      {reportReasons.map((known) => (
        <option key={known} value={known}>
          {copy.reasons[known]}
        </option>
      ))}
    </SelectField>
  );
}
