import { useEffect, useEffectEvent } from 'react';
import { getVideoCommand, usesKey, type VideoCommand } from '#src/lib/video-keys.ts';

/** A dialog on top of the player, such as the one to report a video, has the keys. */
const isPlayerOnTop = () => document.querySelectorAll('dialog[open]').length <= 1;

export function usePlayerKeys(isEnabled: boolean, onCommand: (command: VideoCommand) => void) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const command = getVideoCommand(event);
    if (!command || !isEnabled || event.defaultPrevented || !isPlayerOnTop()) return;
    if (event.target instanceof Element && usesKey(event.target, event.key)) return;
    event.preventDefault();
    onCommand(command);
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}
