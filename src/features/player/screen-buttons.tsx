import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import PictureInPicture2 from 'lucide-react/icons/picture-in-picture-2';
import { IconButton } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import { canShowPictureInPicture } from './picture-in-picture.ts';
import type { Player } from './use-player.ts';

interface ScreenButtonsProps {
  player: Player;
  isFullscreen: boolean;
}

/** Where the picture is shown. */
export function ScreenButtons({ player: { commands }, isFullscreen }: ScreenButtonsProps) {
  const Fullscreen = isFullscreen ? Minimize : Maximize;
  return (
    <>
      {canShowPictureInPicture() && (
        <IconButton
          label={copy.controls.pictureInPicture}
          aria-keyshortcuts="P"
          onClick={commands.togglePictureInPicture}
          className="player-extra"
        >
          <PictureInPicture2 className="size-5.5" />
        </IconButton>
      )}
      <IconButton
        label={isFullscreen ? copy.controls.exitFullscreen : copy.controls.fullscreen}
        aria-keyshortcuts="F"
        onClick={commands.toggleFullscreen}
      >
        <Fullscreen className="size-5.5" />
      </IconButton>
    </>
  );
}
