import { QueryProvider } from '#src/session/query-provider.tsx';
import { OwnedAnimal } from './owned-animal.tsx';
import { SaleSheet } from './sale-sheet.tsx';

/** Without the shell, which is not printed. */
export default function SaleSheetPage() {
  return (
    <QueryProvider>
      <main id="main" className="paper-page">
        <OwnedAnimal>{(animal) => <SaleSheet animal={animal} />}</OwnedAnimal>
      </main>
    </QueryProvider>
  );
}
