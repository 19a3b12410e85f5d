import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { getDisplayName, type User } from '#src/domain/user.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { selectAccount } from '#src/session/select-account.ts';
import { useUnsavedWorkMessage } from '#src/session/unsaved-work.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { copy } from './copy.ts';

interface ActingBarProps {
  own: User;
  selected: User;
}

/** While somebody acts for another account: on every page, so that nothing is posted in the wrong name. */
export function ActingBar({ own, selected }: ActingBarProps) {
  const navigate = useNavigate();
  const unsavedWork = useUnsavedWorkMessage(copy.actingBar.switchingBack);
  const [isConfirming, setIsConfirming] = useState(false);
  const switchBack = async () => {
    try {
      await selectAccount(own);
      await navigate(paths.feed);
    } catch (error) {
      showAlert('error', copy.actingBar.failed(getErrorMessage(error)));
    } finally {
      setIsConfirming(false);
    }
  };
  return (
    <section
      aria-label={copy.actingBar.label}
      className="sticky top-16 z-9 flex min-h-11 flex-wrap items-center justify-center gap-x-4 bg-denim-wash px-(--gutter) text-sm text-denim-text shadow-1 shell:top-0"
    >
      <p className="flex min-w-0 items-center gap-2 py-1">
        <ArrowLeftRight aria-hidden="true" className="size-4.5 shrink-0" />
        <span className="line-clamp-2 wrap-anywhere">
          {copy.actingBar.actingAs} <b className="font-bold">{getDisplayName(selected)}</b>
        </span>
      </p>
      <button
        type="button"
        className="min-h-11 font-[650] underline"
        onClick={() => (unsavedWork ? setIsConfirming(true) : void switchBack())}
      >
        {copy.actingBar.switchBack}
      </button>
      {isConfirming && (
        <ConfirmDialog
          title={copy.actingBar.dialog.title(getDisplayName(own))}
          confirmLabel={copy.actingBar.dialog.confirm}
          cancelLabel={copy.actingBar.dialog.cancel}
          onConfirm={switchBack}
          onCancel={() => setIsConfirming(false)}
        >
          {unsavedWork}
        </ConfirmDialog>
      )}
    </section>
  );
}
