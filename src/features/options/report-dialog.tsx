import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { reportReasons, type ReportReason } from '#src/domain/moderation.ts';
import { reportVideoMutation } from '#src/queries/video-changes.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { useLoginRedirect } from '#src/session/use-login-redirect.ts';
import { LoginRequiredDialog } from '#src/ui/login-required-dialog.tsx';
import { SelectField } from '#src/ui/field.tsx';
import { AsyncConfirmDialog } from './async-confirm-dialog.tsx';
import { copy } from './copy.ts';
import type { OptionsVideo } from './options.ts';

interface ReportDialogProps {
  video: OptionsVideo;
  onClose: () => void;
}

export function ReportDialog({ video, onClose }: ReportDialogProps) {
  const session = useSessionStore();
  const login = useLoginRedirect();
  const report = useMutation(reportVideoMutation);
  const [reason, setReason] = useState<ReportReason>();
  if (session.status !== 'signed-in' || !session.user.emailVerified) {
    return (
      <LoginRequiredDialog title={copy.reportDialog.title} {...login} onClose={onClose}>
        {login.isSignedIn ? copy.reportDialog.verifyText : copy.reportDialog.loginText}
      </LoginRequiredDialog>
    );
  }
  const handleConfirm = async () => {
    await report.mutateAsync({
      accountId: session.selected.id,
      reporterId: session.user.id,
      video,
      reason,
    });
    showAlert('success', copy.reportDialog.reported);
  };
  return (
    <AsyncConfirmDialog
      title={copy.reportDialog.title}
      confirmLabel={copy.reportDialog.confirm}
      pendingText={copy.reportDialog.pending}
      cancelLabel={copy.reportDialog.cancel}
      onConfirm={handleConfirm}
      onClose={onClose}
      details={<ReasonField reason={reason} onChange={setReason} />}
    >
      {copy.reportDialog.text(video.title)}
    </AsyncConfirmDialog>
  );
}

interface ReasonFieldProps {
  reason: ReportReason | undefined;
  onChange: (reason: ReportReason | undefined) => void;
}

function ReasonField({ reason, onChange }: ReasonFieldProps) {
  return (
    <SelectField
      label={copy.reportDialog.reason}
      hint={copy.reportDialog.optional}
      value={reason ?? ''}
      onChange={({ target }) => onChange(reportReasons.find((known) => known === target.value))}
    >
      <option value="">{copy.reportDialog.noReason}</option>
      {reportReasons.map((known) => (
        <option key={known} value={known}>
          {copy.reportDialog.reasons[known]}
        </option>
      ))}
    </SelectField>
  );
}
