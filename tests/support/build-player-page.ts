import type { PlayerPage } from '#src/features/player/controls/player-context.ts';

/** A player that was opened for one ride, on a desktop. */
export const buildPlayerPage = (parts: Partial<PlayerPage> = {}): PlayerPage => ({
  actions: { VideoActions: () => null, MomentActions: () => null },
  settings: {
    volume: 1,
    isMuted: false,
    quality: 'auto',
    playsNext: true,
    knowsSwipe: false,
    hasShortcuts: true,
  },
  changeSettings: () => undefined,
  fullscreen: { isFullscreen: false, toggle: () => undefined },
  isUpright: false,
  clipRef: { current: null },
  isPanelOpen: false,
  togglePanel: () => undefined,
  onPrevious: undefined,
  onNext: undefined,
  nextVideo: undefined,
  isListChosen: false,
  onNavigate: () => undefined,
  onClose: () => undefined,
  ...parts,
});
