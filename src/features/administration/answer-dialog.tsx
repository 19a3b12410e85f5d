import { useState } from 'react';
import { maxAnswerLength } from '#src/domain/moderation.ts';
import { toLine } from '#src/domain/names.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { TextAreaField } from '#src/ui/field.tsx';
import { copy } from './copy.ts';
import type { DecisionDialogProps } from './decision-dialog.tsx';
import { useDecideReports } from './use-decide-reports.ts';

export function AnswerDialog({ onClose, ...subject }: DecisionDialogProps) {
  const { decide, errorMessage } = useDecideReports(subject);
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const texts = copy.decisions.answer;
  const handleSend = async () => {
    const message = toLine(text);
    setIsMissing(message === '');
    if (message !== '' && (await decide({ outcome: 'answered', message }, texts.done))) onClose();
  };
  return (
    <ConfirmDialog
      copy={{ ...copy.decisions, ...texts }}
      onConfirm={handleSend}
      onCancel={onClose}
      details={
        <TextAreaField
          label={texts.label}
          rows={4}
          maxLength={maxAnswerLength}
          value={text}
          error={isMissing ? texts.missing : errorMessage}
          onChange={({ target }) => setText(target.value)}
        />
      }
    />
  );
}
