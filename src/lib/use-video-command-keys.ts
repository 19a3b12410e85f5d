import { useEffect, useEffectEvent } from 'react';
import { getVideoCommand, usesKey, type VideoCommand } from './video-keys.ts';

/** For a page that plays videos. @param run returns whether the command makes sense there */
export function useVideoCommandKeys(run: (command: VideoCommand) => boolean): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    if (event.target.closest('dialog') || usesKey(event.target, event.key)) return;
    const command = getVideoCommand(event);
    if (command && run(command)) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
