import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import PictureInPicture2 from 'lucide-react/icons/picture-in-picture-2';
import { IconButton } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import { canShowPictureInPicture } from './picture-in-picture.ts';
import { usePlayerPage } from './player-context.ts';
import { useRide } from './ride-context.ts';

/** Where the picture is shown. */
export function ScreenButtons() {
  const { isFullscreen } = usePlayerPage().fullscreen;
  const { commands } = useRide().player;
  const Fullscreen = isFullscreen ? Minimize : Maximize;
  return (
    <>
      {canShowPictureInPicture() && (
        <IconButton
          label={copy.pictureInPicture}
          aria-keyshortcuts="P"
          onClick={commands.togglePictureInPicture}
          className="player-extra"
        >
          <PictureInPicture2 className="size-5.5" />
        </IconButton>
      )}
      <IconButton
        label={isFullscreen ? copy.exitFullscreen : copy.fullscreen}
        aria-keyshortcuts="F"
        onClick={commands.toggleFullscreen}
      >
        <Fullscreen className="size-5.5" />
      </IconButton>
    </>
  );
}
