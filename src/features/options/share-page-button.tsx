import Share2 from 'lucide-react/icons/share-2';
import { Button } from '#src/ui/button.tsx';
import { copyToClipboard, openShareSheet } from './share-video.ts';
import { copy } from './copy.ts';

/** Shares the page that is open, with its season and filter. */
export function SharePageButton({ title }: { title: string }) {
  const handleClick = async () => {
    const url = location.origin + location.pathname + location.search;
    const outcome = await openShareSheet({ title, url });
    if (outcome === 'unavailable') await copyToClipboard(url, copy.linkCopied);
  };
  return (
    <Button onClick={() => void handleClick()}>
      <Share2 aria-hidden="true" className="size-4.5" />
      {copy.share}
    </Button>
  );
}
