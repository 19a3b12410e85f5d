import Share2 from 'lucide-react/icons/share-2';
import { Button } from '#src/ui/button.tsx';
import { copyToClipboard, openShareSheet } from './share-video.ts';
import { copy } from './copy.ts';

interface SharePageButtonProps {
  title: string;
  getSearch?: () => string;
}

/** Shares the page that is open, with its season and filter. */
export function SharePageButton({ title, getSearch = () => location.search }: SharePageButtonProps) {
  const handleClick = async () => {
    const url = location.origin + location.pathname + getSearch();
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
