import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { AccountChooser } from '#src/features/accounts/account-chooser.tsx';
import { useUnsavedWorkMessage } from '#src/session/unsaved-work.ts';
import { useAccount } from '#src/session/use-account.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

interface SwitchUserDialogProps {
  onClose: () => void;
  /** Called as well once the person acts for another account. */
  onSwitched?: (() => void) | undefined;
}

/** Asks for whom the person acts from now on, and goes to the feed of that account. */
export function SwitchUserDialog({ onClose, onSwitched }: SwitchUserDialogProps) {
  const { own, selected } = useAccount();
  const navigate = useNavigate();
  const unsavedWork = useUnsavedWorkMessage();
  const enter = () => {
    onClose();
    onSwitched?.();
    void navigate(paths.feed);
  };
  return (
    <Dialog title="User Account" onDismiss={onClose}>
      {unsavedWork && <p className="text-ink-2">{unsavedWork} Acting for another account discards it.</p>}
      <AccountChooser own={own} selectedId={selected.id} onChosen={enter}>
        <Button className="flex-1" onClick={onClose}>
          Cancel
        </Button>
      </AccountChooser>
    </Dialog>
  );
}
