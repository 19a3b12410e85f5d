import CodeXml from 'lucide-react/icons/code-xml';
import { buildEmbedCode } from '#src/lib/embed-code.ts';
import { Button } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import { copyToClipboard } from './share-video.ts';

/** Copies the code of a frame. @param props.path of the page for frames */
export function EmbedPageButton({ title, path }: { title: string; path: string }) {
  const handleClick = () => {
    const code = buildEmbedCode(location.origin + path, title, { width: 480, height: 640 });
    void copyToClipboard(code, copy.embedDialog.copied);
  };
  return (
    <Button onClick={handleClick}>
      <CodeXml aria-hidden="true" className="size-4.5" />
      {copy.embed}
    </Button>
  );
}
