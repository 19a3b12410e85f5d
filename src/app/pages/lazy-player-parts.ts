import type { PlayerParts } from '#src/features/player/player-dialog.tsx';
import { loadPlayerParts } from '../first-page-code.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';

export const lazyPlayerParts: PlayerParts = {
  Interface: lazyComponent(async () => ({ default: (await loadPlayerParts()).Interface })),
  Panel: lazyComponent(async () => ({ default: (await loadPlayerParts()).Panel })),
  LoadError: lazyComponent(async () => ({ default: (await loadPlayerParts()).PlayerError })),
  NotFoundDialog: lazyComponent(async () => ({ default: (await loadPlayerParts()).VideoNotFoundDialog })),
};
