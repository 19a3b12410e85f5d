import { lazyComponent } from '#src/lib/lazy-component.ts';

/* Apart from what they load: the list of that would be part of the first page. */

const EditPedigreePage = lazyComponent(() => import('./edit-pedigree-page.tsx'));
const SaleSheetPage = lazyComponent(() => import('./sale-sheet-page.tsx'));

/** The form for the parents of an animal; or on paper what a buyer gets. */
export default function PedigreePage({ isPaper = false }: { isPaper?: boolean }) {
  return isPaper ? <SaleSheetPage /> : <EditPedigreePage />;
}
