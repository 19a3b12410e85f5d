import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

const shortcuts: readonly (readonly [keys: readonly string[], action: string])[] = [
  [['Space', 'K'], 'Play or pause'],
  [['J', 'L'], 'Back or ahead 10 s'],
  [['←', '→'], 'Back or ahead 5 s'],
  [[',', '.'], 'Back or ahead one frame'],
  [['<', '>'], 'Slower or faster'],
  [['↑', '↓'], 'Volume'],
  [['M'], 'Mute'],
  [['F'], 'Fullscreen'],
  [['P'], 'Picture in picture'],
  [['0', '9'], 'Jump to 0 to 90%'],
  [['Home', 'End'], 'Jump to start or end'],
  [['Shift P', 'Shift N'], 'Previous or next ride'],
  [['Esc'], 'Close'],
];

interface ShortcutsDialogProps {
  isEnabled: boolean;
  onChange: (isEnabled: boolean) => void;
  onClose: () => void;
}

export function ShortcutsDialog({ isEnabled, onChange, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog title="Keyboard shortcuts" onDismiss={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1.5 text-sm">
        {shortcuts.map(([keys, action]) => (
          <div key={action} className="col-span-2 grid grid-cols-subgrid items-center">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="bordered-soft min-w-7 rounded-sm bg-sunken px-1.5 py-0.5 text-center font-text text-xs font-semibold"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <label className="flex min-h-11 items-center gap-3 text-sm font-medium">
        <input
          type="checkbox"
          checked={isEnabled}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="size-5 shrink-0 accent-red"
        />
        Use single-key shortcuts. Turn this off if you use voice control.
      </label>
      <Button variant="primary" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
}
