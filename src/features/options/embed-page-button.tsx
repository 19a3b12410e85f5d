import CodeXml from 'lucide-react/icons/code-xml';
import { Button } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import { copyEmbedCode } from './copy-embed-code.ts';

/** Copies the code of a frame. @param props.path of the page for frames */
export function EmbedPageButton({ title, path }: { title: string; path: string }) {
  return (
    <Button onClick={() => copyEmbedCode(title, path)}>
      <CodeXml aria-hidden="true" className="size-4.5" />
      {copy.embed}
    </Button>
  );
}
