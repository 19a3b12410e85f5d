import { Brand } from '#src/ui/brand.tsx';
import { TextButton } from '#src/ui/button.tsx';
import type { CurrentTags } from '../details/use-current-tags.ts';
import { copy } from './copy.ts';

/** Who rides which animal, as the day sheet has said it: only the result is left to choose. */
export function FilledTags({ tags, onChange }: { tags: CurrentTags; onChange: () => void }) {
  const { contestant, partner, shownAnimal } = tags;
  const riders = [contestant.tag?.name, partner.tag?.name].filter(Boolean).join(' / ');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="min-w-0 flex-1 wrap-anywhere">
        <b className="block font-[650]">{riders}</b>
        <span className="flex flex-wrap items-center gap-x-2">
          {shownAnimal?.brand && <Brand>{shownAnimal.brand}</Brand>}
          {shownAnimal?.name}
        </span>
      </p>
      <TextButton onClick={onChange}>{copy.change}</TextButton>
    </div>
  );
}
