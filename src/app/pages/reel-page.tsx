import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { copyEmbedCode } from '#src/features/options/copy-embed-code.ts';
import { SavePageButton } from '#src/features/options/save-button.tsx';
import type { ReelTools } from '#src/features/reels/reel-menu.tsx';
import { ReelView } from '#src/features/reels/reel-view.tsx';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { Page } from '#src/ui/page.tsx';

/** Apart from the page of the reel, which needs no SDK. */
const ReportDialog = lazyComponent(
  () => import('#src/features/options/report/report-dialog.tsx'),
  'ReportDialog',
);

const KeepDialog = lazyComponent(() => import('#src/features/kept/keep-dialog.tsx'), 'KeepDialog');

const tools: ReelTools = {
  SaveButton: SavePageButton,
  copyEmbedCode,
  KeepDialog: (props) => (
    <Suspense>
      <KeepDialog {...props} />
    </Suspense>
  ),
  ReportDialog: ({ reel, onClose }) => (
    <Suspense>
      <ReportDialog item={{ reel }} onClose={onClose} />
    </Suspense>
  ),
};

export default function ReelPage() {
  const { id = '' } = useParams();
  return (
    <Page>
      <ReelView key={id} id={id} tools={tools} />
    </Page>
  );
}
