import Printer from 'lucide-react/icons/printer';
import { useSearchParams } from 'react-router-dom';
import { herdSheetParameters, paths } from '#src/config/paths.ts';
import { printPage } from '#src/lib/print-page.ts';
import { useGoBack } from '#src/lib/use-go-back.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { Button } from '#src/ui/button.tsx';
import { PageHeader } from '#src/ui/page.tsx';
import { SegmentedControl } from '#src/ui/segmented-control.tsx';
import { copy } from './copy.ts';

type HerdLayout = keyof typeof copy.layouts;

const choices: readonly { value: HerdLayout; name: string }[] = [
  { value: 'list', name: copy.layouts.list },
  { value: 'cards', name: copy.layouts.cards },
];

export function useHerdLayout() {
  const [query, setQuery] = useSearchParams();
  const layout: HerdLayout = query.get(herdSheetParameters.layout) === 'cards' ? 'cards' : 'list';
  const setLayout = (next: HerdLayout) =>
    setQuery(next === 'cards' ? { [herdSheetParameters.layout]: next } : {}, { replace: true });
  return { layout, setLayout };
}

export function HerdToolbar({ canPrint }: { canPrint: boolean }) {
  const { layout, setLayout } = useHerdLayout();
  const goBack = useGoBack(paths.myRodeo);
  return (
    <header className="paper-toolbar">
      <PageHeader title={copy.title} leading={<BackButton onClick={goBack} />}>
        {canPrint && (
          <Button variant="primary" onClick={() => void printPage()}>
            <Printer aria-hidden="true" className="size-4.5" />
            {copy.print}
          </Button>
        )}
      </PageHeader>
      {canPrint && (
        <SegmentedControl label={copy.layout} choices={choices} value={layout} onChange={setLayout} />
      )}
    </header>
  );
}
