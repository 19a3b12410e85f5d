import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { getDisplayName } from '#src/domain/user.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { selectAccount } from '#src/session/select-account.ts';
import { useUnsavedWorkMessage } from '#src/session/unsaved-work-message.ts';
import { useAccount } from '#src/session/use-account.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { copy } from './copy.ts';

interface SwitchBackButtonProps {
  /** The path of the page that follows. */
  to: string;
  children: ReactNode;
}

/** Selects the own account, after a question if that ends unsaved work. */
export function SwitchBackButton({ to, children }: SwitchBackButtonProps) {
  const { own } = useAccount();
  const navigate = useNavigate();
  const unsavedWork = useUnsavedWorkMessage(copy.switchBack.action);
  const [isConfirming, setIsConfirming] = useState(false);
  const switchBack = async () => {
    try {
      await selectAccount(own);
      await navigate(to);
    } catch (error) {
      showAlert('error', copy.switchBack.failed(getErrorMessage(error)));
    } finally {
      setIsConfirming(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className="min-h-11 font-[650] underline"
        onClick={() => (unsavedWork ? setIsConfirming(true) : void switchBack())}
      >
        {children}
      </button>
      {isConfirming && (
        <ConfirmDialog
          copy={{ ...copy.switchBack, title: copy.switchBack.title(getDisplayName(own)), text: unsavedWork }}
          onConfirm={switchBack}
          onCancel={() => setIsConfirming(false)}
        />
      )}
    </>
  );
}
