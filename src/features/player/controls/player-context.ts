import { createContext, use, type ComponentType, type ReactNode, type RefObject } from 'react';
import type { PlayerSettings } from '#src/data/device/player-settings.ts';
import type { Moment } from '#src/domain/moment.ts';
import type { Video } from '#src/domain/video.ts';
import type { Fullscreen } from './use-fullscreen.ts';

/** An entry of the menu that another feature has. */
export interface PlayerMenuItem {
  label: string;
  icon: ReactNode;
  onSelect: () => void;
}

export interface VideoActionsProps {
  video: Video;
  menuItem: PlayerMenuItem;
  onClose: () => void;
  /** Whether each button has a word below its icon. */
  hasCaptions: boolean;
  /** Another button, before the menu. */
  children: ReactNode;
}

/** What shares a moment. */
export interface MomentActionsProps {
  video: Video;
  getMoment: () => Moment;
}

/** Components of other features that the player shows. */
export interface PlayerActions {
  VideoActions: ComponentType<VideoActionsProps>;
  MomentActions: ComponentType<MomentActionsProps>;
}

/** What is there as long as the player is open, whichever ride it plays. */
export interface PlayerPage {
  actions: PlayerActions;
  settings: PlayerSettings;
  changeSettings: (changes: Partial<PlayerSettings>) => void;
  fullscreen: Fullscreen;
  /** On a phone held upright, the picture is at the top of a page. */
  isUpright: boolean;
  /** What plays, for what lies beside it. */
  clipRef: RefObject<HTMLVideoElement | null>;
  isPanelOpen: boolean;
  togglePanel: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** What `onNext` plays. */
  nextVideo: Video | undefined;
  /** Whether it stands in a list that somebody chose; otherwise it is the first of those beside the ride. */
  isListChosen: boolean;
  /** @param list whose previous and next rides are those of the player from then on */
  onNavigate: (videoId: string, list?: readonly string[]) => void;
  onClose: () => void;
}

export const PlayerPageContext = createContext<PlayerPage | undefined>(undefined);

export function usePlayerPage(): PlayerPage {
  const page = use(PlayerPageContext);
  if (!page) throw new Error('There is no player around this part of it');
  return page;
}
