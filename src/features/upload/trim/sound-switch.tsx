import { SwitchField } from '#src/ui/switch-field.tsx';
import { copy } from '../copy.ts';
import { isAtWork } from '../rides/rides-state.ts';
import type { RidesStore } from '../rides/rides-store.ts';

/** Whether the clips are published without the sound of their sources, for music or talk that is not for everyone. */
export function SoundSwitch({ store }: { store: RidesStore }) {
  const { sources, rides, isSilent } = store.useRides();
  const hasSound = sources.some(({ session }) => session?.source.audio);
  if (!hasSound && !isSilent) return null;
  return (
    <SwitchField
      label={copy.sound[store.kind]}
      hint={copy.sound.hint}
      checked={isSilent}
      // What is cut now has the sound that was chosen before.
      disabled={rides.some(isAtWork)}
      onChange={(event) => store.dispatch({ type: 'sound chosen', isSilent: event.currentTarget.checked })}
    />
  );
}
