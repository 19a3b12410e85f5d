import X from 'lucide-react/icons/x';
import { onOwnCancel } from '#src/lib/on-own-cancel.ts';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { shallow } from 'zustand/shallow';
import type { User } from '#src/domain/user.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { showModalRef } from '#src/ui/dialog.tsx';
import { copy as formCopy } from '#src/ui/forms/copy.ts';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { UnsavedChangesPrompt } from '#src/ui/unsaved-changes-prompt.tsx';
import { fillFromSheet, pairRows } from '../rides/fill-from-sheet.ts';
import type { Ride, RidesState } from '../rides/rides-state.ts';
import { copy } from './copy.ts';
import { fillSheet } from './fill-sheet.ts';
import { isToFix } from './row-state.ts';
import { SheetPaste } from './sheet-paste.tsx';
import { SheetRows } from './sheet-rows.tsx';
import './sheet.css';

interface DaySheetDialogProps {
  night: RidesState;
  account: User;
  onClose: () => void;
}

const countChanged = (rides: readonly Ride[], filled: readonly Ride[]) =>
  rides.filter(({ details }, index) => !shallow(details, filled[index]?.details)).length;

/** The pasted draw beside what became of its rows. What is changed is stored at once, and fills the rides when one says so. */
export function DaySheetDialog({ night, account, onClose }: DaySheetDialogProps) {
  const { sheet } = night;
  const matchedText = sheet?.text ?? '';
  const [text, setText] = useState(matchedText);
  const [isAsking, setIsAsking] = useState(false);
  const isUnmatched = text.trim() !== '' && text.trim() !== matchedText.trim();
  const close = () => (isUnmatched ? setIsAsking(true) : onClose());
  const pairs = sheet ? pairRows(night.rides, sheet) : [];
  const ready = sheet ? countChanged(night.rides, fillFromSheet(night, sheet).rides) : 0;
  const counted = sheet?.rows.filter(({ isSkipped }) => !isSkipped) ?? [];
  const unmatched = counted.filter(isToFix).length;
  const matched = counted.length - unmatched;
  return createPortal(
    <dialog
      ref={showModalRef}
      aria-label={copy.title}
      onCancel={onOwnCancel(close)}
      className="day-sheet bg-surface text-ink shadow-3 backdrop:bg-scrim"
    >
      <div className="describe-bar">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 className="display text-display-md">{copy.title}</h2>
          {sheet && (
            <p role="status" className="text-sm text-ink-2 tabular-nums">
              {copy.matched(matched, counted.length)}
            </p>
          )}
        </div>
        <IconButton label={copy.back} onClick={close}>
          <X className="size-5.5" />
        </IconButton>
        {sheet && (
          <div className="col-span-full">
            <ProgressBar label={copy.progress} value={(matched / Math.max(1, counted.length)) * 100} />
          </div>
        )}
      </div>
      <div className="day-sheet-columns">
        <SheetPaste account={account} sheet={sheet} text={text} onTextChange={setText} />
        {sheet && <SheetRows night={night} sheet={sheet} pairs={pairs} account={account} />}
      </div>
      <div className="describe-foot items-center">
        {sheet && (
          <p className="mr-auto min-w-0 text-sm">
            <b className="block font-[650]">{copy.ready(ready)}</b>
            {unmatched > 0 && <span className="text-ink-2 max-sm:sr-only">{copy.later(unmatched)}</span>}
          </p>
        )}
        <Button variant="ghost" className="max-sm:hidden" onClick={close}>
          {copy.cancel}
        </Button>
        <Button
          variant="primary"
          disabled={ready === 0 && (sheet?.isInUse ?? true)}
          onClick={() => {
            fillSheet();
            close();
          }}
        >
          {ready > 0 ? copy.fill(ready) : copy.fillNone}
        </Button>
      </div>
      <UnsavedChangesPrompt hasUnsavedChanges={isUnmatched} />
      {isAsking && (
        <ConfirmDialog
          copy={formCopy.unsavedChanges}
          onConfirm={onClose}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </dialog>,
    document.body,
  );
}
