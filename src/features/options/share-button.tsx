import Share2 from 'lucide-react/icons/share-2';
import { IconButton } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import type { OptionsVideo } from './options.ts';
import { shareVideo } from './share-video.ts';

export function ShareButton({ video }: { video: OptionsVideo }) {
  return (
    <IconButton label={copy.share} onClick={() => void shareVideo(video)}>
      <Share2 className="size-5.5" />
    </IconButton>
  );
}
