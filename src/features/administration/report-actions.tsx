import { useState } from 'react';
import type { ReportDecision } from '#src/domain/moderation.ts';
import { Button } from '#src/ui/button.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { copy } from './copy.ts';
import type { DecisionSubject } from './use-decide-reports.ts';
import { DecisionDialog } from './decision-dialog.tsx';

export function ReportActions({ video, reports }: DecisionSubject) {
  const [openDialog, setOpenDialog] = useState<ReportDecision['outcome']>();
  const dialogProps = { video, reports, onClose: () => setOpenDialog(undefined) };
  return (
    <div className="flex flex-wrap gap-3">
      {video && (
        <Button variant="primary" onClick={() => setOpenDialog('taken-down')}>
          {copy.reported.takeDown}
        </Button>
      )}
      <Button onClick={() => setOpenDialog('dismissed')}>{copy.reported.dismiss}</Button>
      <Button onClick={() => setOpenDialog('answered')}>{copy.reported.answer}</Button>
      {openDialog === 'taken-down' && video && (
        <DecisionDialog
          {...dialogProps}
          decision={{ outcome: 'taken-down' }}
          text={copy.decisions.takeDown.text(video.title)}
          texts={copy.decisions.takeDown}
        />
      )}
      {openDialog === 'dismissed' && (
        <DecisionDialog
          {...dialogProps}
          decision={{ outcome: 'dismissed' }}
          text={copy.decisions.dismiss.text(reports.length)}
          texts={copy.decisions.dismiss}
        />
      )}
      {openDialog === 'answered' && <AnswerDialog {...dialogProps} />}
    </div>
  );
}
