import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { useState, type ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/field.tsx';
import { LoginRequiredDialog } from '#src/ui/login-required-dialog.tsx';
import { PopupMenu } from '#src/ui/popup-menu.tsx';
import { UnsavedChangesPrompt } from '#src/ui/unsaved-changes-prompt.tsx';
import { VideoNotFoundDialog } from '#src/ui/video-not-found-dialog.tsx';
import { ignore, longName } from './sample-data.ts';
import { SampleGroup } from './sample.tsx';

interface OverlayProps {
  trigger: HTMLElement;
  onClose: () => void;
}

const overlays: Readonly<Record<string, (props: OverlayProps) => ReactNode>> = {
  'Form dialog': ({ onClose }) => (
    <Dialog title={longName} onDismiss={onClose}>
      <TextField label="Email" error="Email is required" />
      <Button onClick={onClose}>Cancel</Button>
    </Dialog>
  ),
  Question: ({ onClose }) => (
    <ConfirmDialog
      copy={{ title: 'Delete ride?', text: 'This can’t be undone.', confirm: 'Delete', cancel: 'Keep' }}
      onConfirm={onClose}
      onCancel={onClose}
      details={<p>Details of the question.</p>}
    />
  ),
  'Login required': ({ onClose }) => (
    <LoginRequiredDialog
      title="Save this ride?"
      isSignedIn={false}
      onVerify={onClose}
      onLogIn={onClose}
      onSignUp={onClose}
      onClose={onClose}
    >
      Sign up or log in to save it for later. You’ll come right back to it.
    </LoginRequiredDialog>
  ),
  'Video not found': ({ onClose }) => <VideoNotFoundDialog othersPath="/play" onClose={onClose} />,
  'Open menu': ({ trigger, onClose }) => (
    <PopupMenu
      id="gallery-menu"
      label="Ride"
      items={[
        { name: 'Edit', icon: <Pencil aria-hidden="true" /> },
        { name: 'Delete', icon: <Trash2 aria-hidden="true" />, isDestructive: true },
      ]}
      trigger={trigger}
      onSelect={ignore}
      onDismiss={onClose}
    />
  ),
};

export function OverlaySamples() {
  const [open, setOpen] = useState<{ name: string; trigger: HTMLElement }>();
  return (
    <SampleGroup title="Overlays">
      <div className="gallery-row">
        {Object.keys(overlays).map((name) => (
          <Button key={name} onClick={(event) => setOpen({ name, trigger: event.currentTarget })}>
            {name}
          </Button>
        ))}
      </div>
      {open && overlays[open.name]?.({ trigger: open.trigger, onClose: () => setOpen(undefined) })}
      <UnsavedChangesPrompt hasUnsavedChanges={false} />
    </SampleGroup>
  );
}
