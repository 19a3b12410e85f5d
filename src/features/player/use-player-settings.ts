import { useState } from 'react';
import {
  readPlayerSettings,
  storePlayerSettings,
  type PlayerSettings,
} from '#src/data/device/player-settings.ts';

export function usePlayerSettings() {
  const [settings, setSettings] = useState(readPlayerSettings);
  const changeSettings = (changes: Partial<PlayerSettings>) => {
    const next = { ...settings, ...changes };
    setSettings(next);
    storePlayerSettings(next);
  };
  return { settings, changeSettings };
}
