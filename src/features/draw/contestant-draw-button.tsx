import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import type { Animal } from '#src/domain/animal.ts';
import { toAnimalTag } from '#src/domain/tags.ts';
import type { User } from '#src/domain/user.ts';
import { drawMutation } from '#src/queries/next-event-queries.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Button } from '#src/ui/button.tsx';
import { copy } from './copy.ts';

export function ContestantDrawButton({ animal, contestant }: { animal: Animal; contestant: User }) {
  const navigate = useNavigate();
  const { mutate } = useMutation(drawMutation(useQueryClient(), contestant.id));
  const handleClick = () =>
    mutate(toAnimalTag(animal), {
      onSuccess: () => void navigate(paths.myDraw),
      onError: () => showAlert('error', copy.failed),
    });
  return <Button onClick={handleClick}>{copy.button}</Button>;
}
