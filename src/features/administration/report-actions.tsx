import { useState } from 'react';
import type { ReportDecision } from '#src/domain/moderation.ts';
import { Button } from '#src/ui/button.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { copy } from './copy.ts';
import type { DecisionSubject } from './use-decide-reports.ts';
import { DecisionDialog } from './decision-dialog.tsx';

export function ReportActions(subject: DecisionSubject) {
  const [openDialog, setOpenDialog] = useState<ReportDecision['outcome']>();
  const { reports } = subject;
  const { ofReel, ofResultList, ofRide } = copy.decisions;
  const [item, texts] =
    'reel' in subject
      ? [subject.reel, subject.reel?.is_result_list ? ofResultList : ofReel]
      : [subject.video, ofRide];
  const dialogProps = { ...subject, onClose: () => setOpenDialog(undefined) };
  return (
    <div className="flex flex-wrap gap-3">
      {item && (
        <Button variant="primary" onClick={() => setOpenDialog('taken-down')}>
          {copy.reported.takeDown}
        </Button>
      )}
      <Button onClick={() => setOpenDialog('dismissed')}>{copy.reported.dismiss}</Button>
      <Button onClick={() => setOpenDialog('answered')}>{copy.reported.answer}</Button>
      {openDialog === 'taken-down' && item && (
        <DecisionDialog
          {...dialogProps}
          decision={{ outcome: 'taken-down' }}
          text={texts.takeDown.text(item.title)}
          texts={texts.takeDown}
        />
      )}
      {openDialog === 'dismissed' && (
        <DecisionDialog
          {...dialogProps}
          decision={{ outcome: 'dismissed' }}
          text={texts.dismissText(reports.length)}
          texts={copy.decisions.dismiss}
        />
      )}
      {openDialog === 'answered' && <AnswerDialog {...dialogProps} />}
    </div>
  );
}
