import { QueryProvider } from '#src/session/query-provider.tsx';
import { Page } from '#src/ui/page.tsx';
import { EditPedigree } from './edit-pedigree.tsx';
import { OwnedAnimal } from './owned-animal.tsx';
import { SaleSheet } from './sale-sheet.tsx';

/* Both in one: the list of what pages load is itself part of the first one. */

export function EditPedigreePage() {
  return (
    <Page width="upload">
      <OwnedAnimal>{(animal) => <EditPedigree animal={animal} />}</OwnedAnimal>
    </Page>
  );
}

/** Without the shell, which is not printed. */
export function SaleSheetPage() {
  return (
    <QueryProvider>
      <main id="main" className="paper-page">
        <OwnedAnimal>{(animal) => <SaleSheet animal={animal} />}</OwnedAnimal>
      </main>
    </QueryProvider>
  );
}
