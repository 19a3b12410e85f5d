import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { AccountChooser } from '#src/features/accounts/account-chooser.tsx';
import { useUnsavedWorkMessage } from '#src/session/unsaved-work-message.ts';
import { useAccount } from '#src/session/use-account.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { copy } from './copy.ts';

interface SwitchUserDialogProps {
  onClose: () => void;
  onSwitched?: (() => void) | undefined;
}

export function SwitchUserDialog({ onClose, onSwitched }: SwitchUserDialogProps) {
  const { own, selected } = useAccount();
  const navigate = useNavigate();
  const unsavedWork = useUnsavedWorkMessage(copy.switchUserDialog.switching);
  const handleChosen = () => {
    onClose();
    onSwitched?.();
    void navigate(paths.feed);
  };
  return (
    <Dialog title={copy.switchUserDialog.title} onDismiss={onClose}>
      {unsavedWork && <p className="text-ink-2">{unsavedWork}</p>}
      <AccountChooser own={own} selectedId={selected.id} onChosen={handleChosen}>
        <Button onClick={onClose}>{copy.switchUserDialog.cancel}</Button>
      </AccountChooser>
    </Dialog>
  );
}
