import { SwitchField } from '#src/ui/switch-field.tsx';
import { copy } from '../copy.ts';
import { isAtWork, type RidesState } from '../rides/rides-state.ts';
import { nightStore, uploadStore } from '../rides/rides-store.ts';

/** Whether the clips are published without the sound of their sources, for music or talk that is not for everyone. */
export function SoundSwitch({ state }: { state: RidesState }) {
  const { kind, sources, rides, isSilent } = state;
  const { dispatch } = kind === 'night' ? nightStore : uploadStore;
  const hasSound = sources.some(({ session }) => session?.source.audio);
  if (!hasSound && !isSilent) return null;
  return (
    <SwitchField
      label={copy.sound[kind]}
      hint={copy.sound.hint}
      checked={isSilent}
      // What is cut now has the sound that was chosen before.
      disabled={rides.some(isAtWork)}
      onChange={(event) => dispatch({ type: 'sound chosen', isSilent: event.currentTarget.checked })}
    />
  );
}
