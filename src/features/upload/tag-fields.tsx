import type { User } from '#src/domain/user.ts';
import { AnimalField } from './animal-field.tsx';
import { ContestantField } from './contestant-field.tsx';
import type { CurrentTags } from './use-current-tags.ts';

interface TagFieldsProps {
  account: User;
  tags: CurrentTags;
  canAddAnimal: boolean;
}

/** Everyone chooses an animal; a contestant is the rider of their own rides, so only contractors choose one. */
export function TagFields({ account, tags, canAddAnimal }: TagFieldsProps) {
  return (
    <>
      <AnimalField
        key={account.id}
        account={account}
        shownAnimal={tags.shownAnimal}
        isDeleted={tags.animal.isDeleted}
        canAddAnimal={canAddAnimal}
      />
      {account.account_type === 'contractor' && <ContestantField isDeleted={tags.contestant.isDeleted} />}
    </>
  );
}
