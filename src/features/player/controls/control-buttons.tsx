import DraftingCompass from 'lucide-react/icons/drafting-compass';
import Keyboard from 'lucide-react/icons/keyboard';
import ListVideo from 'lucide-react/icons/list-video';
import { Suspense, type ReactNode } from 'react';
import { IconButton } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import { usePlayerPage } from './player-context.ts';
import { useRide } from './ride-context.ts';
import { ScreenButtons } from './screen-buttons.tsx';
import { VolumeControl } from './volume-control.tsx';

/** What is done with the ride, and how it is shown. */
export function ControlButtons() {
  const { isUpright } = usePlayerPage();
  return (
    <div
      role="group"
      aria-label={copy.more}
      className={isUpright ? 'player-captions' : 'player-buttons'}
      style={{ gridArea: 'buttons' }}
    >
      {isUpright ? (
        <RideActions>
          <ReviewButton />
        </RideActions>
      ) : (
        <>
          <VolumeControl />
          <PanelButton />
          <ShortcutsButton />
          <ReviewButton />
          <ScreenButtons />
          <RideActions>{null}</RideActions>
        </>
      )}
    </div>
  );
}

/** Save, share, what is given and the menu. */
function RideActions({ children }: { children: ReactNode }) {
  const { actions, isUpright, onClose } = usePlayerPage();
  const { video, menuItem } = useRide();
  return (
    <Suspense fallback={<span className="h-11 w-33" />}>
      <actions.VideoActions video={video} menuItem={menuItem} onClose={onClose} hasCaptions={isUpright}>
        {children}
      </actions.VideoActions>
    </Suspense>
  );
}

function PanelButton() {
  const { isPanelOpen, togglePanel } = usePlayerPage();
  return (
    <IconButton label={copy.panel} aria-expanded={isPanelOpen} onClick={togglePanel}>
      <ListVideo className="size-5.5" />
    </IconButton>
  );
}

function ShortcutsButton() {
  const { commands } = useRide().player;
  return (
    <IconButton
      label={copy.shortcuts}
      aria-keyshortcuts="?"
      onClick={commands.showShortcuts}
      className="player-shortcuts"
    >
      <Keyboard className="size-5.5" />
    </IconButton>
  );
}

function ReviewButton() {
  const { isUpright } = usePlayerPage();
  const { review } = useRide();
  return (
    <IconButton label={copy.review} aria-expanded={review.isOpen} onClick={review.toggle}>
      <DraftingCompass className="size-5.5" />
      {isUpright && <span>{copy.reviewCaption}</span>}
    </IconButton>
  );
}
