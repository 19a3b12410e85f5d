import { getSeekSteps } from '#src/lib/seek-steps.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { usePlayerPage } from '../controls/player-context.ts';
import { useRide } from '../controls/ride-context.ts';
import { copy } from './copy.ts';

const { keys } = copy.shortcuts;

type Shortcut = readonly [keys: readonly string[], action: string];

/** @param duration of the clip, in seconds */
const listShortcuts = (duration: number): readonly Shortcut[] => [
  [[keys.space, 'K'], copy.shortcuts.playOrPause],
  [['J', 'L'], copy.shortcuts.seek(getSeekSteps(duration).far)],
  [['←', '→'], copy.shortcuts.seek(getSeekSteps(duration).near)],
  [[',', '.'], copy.shortcuts.frame],
  [['<', '>'], copy.shortcuts.speed],
  [['↑', '↓'], copy.shortcuts.volume],
  [['M'], copy.shortcuts.mute],
  [['F'], copy.shortcuts.fullscreen],
  [['P'], copy.shortcuts.pictureInPicture],
  [['0', '9'], copy.shortcuts.share],
  [[keys.home, keys.end], copy.shortcuts.startOrEnd],
  [[keys.shiftP, keys.shiftN], copy.shortcuts.ride],
  [[keys.escape], copy.shortcuts.close],
];

export function ShortcutsDialog() {
  const { settings, changeSettings } = usePlayerPage();
  const { commands, state } = useRide().player;
  const { hideShortcuts } = commands;
  return (
    <Dialog title={copy.shortcuts.title} onDismiss={hideShortcuts}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1.5 text-sm">
        {listShortcuts(state.duration).map(([shortcutKeys, action]) => (
          <div key={action} className="col-span-2 grid grid-cols-subgrid items-center">
            <dt className="flex gap-1">
              {shortcutKeys.map((key) => (
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
          checked={settings.hasShortcuts}
          onChange={(event) => changeSettings({ hasShortcuts: event.currentTarget.checked })}
          className="size-5 shrink-0 accent-red"
        />
        {copy.shortcuts.toggle}
      </label>
      <Button variant="primary" onClick={hideShortcuts}>
        {copy.shortcuts.close}
      </Button>
    </Dialog>
  );
}
