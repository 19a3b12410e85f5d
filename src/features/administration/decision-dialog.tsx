import type { ReactNode } from 'react';
import type { ReportDecision } from '#src/domain/moderation.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { copy } from './copy.ts';
import { useDecideReports, type DecisionSubject } from './use-decide-reports.ts';

export type DecisionDialogProps = DecisionSubject & { onClose: () => void };

type ConfirmedDecisionProps = DecisionDialogProps & {
  decision: ReportDecision;
  text: ReactNode;
  texts: { title: string; confirm: string; done: string };
};

export function DecisionDialog({ decision, text, texts, onClose, ...subject }: ConfirmedDecisionProps) {
  const { decide, errorMessage } = useDecideReports(subject);
  const handleConfirm = async () => {
    if (await decide(decision, texts.done)) onClose();
  };
  return (
    <ConfirmDialog
      copy={{ ...copy.decisions, ...texts, text }}
      onConfirm={handleConfirm}
      onCancel={onClose}
      details={errorMessage && <FieldError>{errorMessage}</FieldError>}
    />
  );
}
