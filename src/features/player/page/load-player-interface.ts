import { paths } from '#src/config/paths.ts';
import { waitForFirstMedia } from '#src/lib/defer.ts';

const isOpenedFirst = location.pathname.startsWith(paths.video.replace(':videoId', ''));

/** Waits for the clip on the page that is opened first, so that the interface does not delay it. */
export async function afterFirstClip<Module>(load: () => Promise<Module>): Promise<Module> {
  if (isOpenedFirst) await waitForFirstMedia();
  return load();
}

export const loadPlayerInterface = () => afterFirstClip(() => import('./player-interface.tsx'));
