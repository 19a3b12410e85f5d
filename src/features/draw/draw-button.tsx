import { Suspense } from 'react';
import type { Animal } from '#src/domain/animal.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { useOptionalAccount } from '#src/session/use-account.ts';
import { Button } from '#src/ui/button.tsx';
import { copy } from './copy.ts';

/** Apart from the page of the animal, which visitors open from links. */
const ContestantDrawButton = lazyComponent(
  () => import('./contestant-draw-button.tsx'),
  'ContestantDrawButton',
);

/** For contestants, who draw the animals of others. */
export function DrawButton({ animal }: { animal: Animal }) {
  const selected = useOptionalAccount()?.selected;
  if (selected?.account_type !== 'contestant') return null;
  return (
    <Suspense fallback={<Button disabled>{copy.button}</Button>}>
      <ContestantDrawButton animal={animal} contestant={selected} />
    </Suspense>
  );
}
