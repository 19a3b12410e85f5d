import { createContext, use } from 'react';
import type { Moment } from '#src/domain/moment.ts';
import type { Video } from '#src/domain/video.ts';
import type { ShownZoom } from '#src/lib/zoom/use-picture-zoom.ts';
import type { PlayerMenuItem } from './player-context.ts';
import type { Player } from './use-player.ts';

/** A ride that plays, with its facts. */
export interface PlayedRide {
  video: Video;
  player: Player;
  review: {
    isOpen: boolean;
    /** What the link of the page names. */
    moment: Moment | undefined;
    toggle: () => void;
  };
  zoom: ShownZoom;
  /** Chooses the quality. */
  menuItem: PlayerMenuItem;
}

export const RideContext = createContext<PlayedRide | undefined>(undefined);

/** For what lies over, above and below the picture. */
export function useRide(): PlayedRide {
  const ride = use(RideContext);
  if (!ride) throw new Error('There is no ride around this part of the player');
  return ride;
}
