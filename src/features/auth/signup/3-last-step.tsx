import { useFormContext, useWatch } from 'react-hook-form';
import { rodeoEventChoices } from '#src/domain/rodeo-event.ts';
import { scalePhoto } from '#src/media/scale-photo.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { ChipChoices } from '#src/ui/chip.tsx';
import { TextField } from '#src/ui/field.tsx';
import { PhotoField, type Photo } from '#src/ui/photo-field.tsx';
import type { Answers } from './answers.ts';

interface LastStepProps {
  photo: Photo | undefined;
  onPhoto: (photo: Photo) => void;
}

export function LastStep({ photo, onPhoto }: LastStepProps) {
  const { register, control, setValue, formState } = useFormContext<Answers>();
  const [kind, favouriteEvents] = useWatch({ control, name: ['kind', 'favouriteEvents'] });
  return (
    <>
      <PhotoField label="Profile photo" photo={photo} scale={scalePhoto} onPhoto={onPhoto}>
        <Avatar
          src={photo?.address ?? ''}
          accountType={kind === 'contractor' ? 'contractor' : 'fan'}
          size="lg"
        />
      </PhotoField>
      <TextField
        label="Location"
        maxLength={120}
        error={formState.errors.location?.message}
        {...register('location')}
      />
      <ChipChoices
        label="Favourite Events"
        choices={rodeoEventChoices}
        values={favouriteEvents}
        onChange={(chosen) => setValue('favouriteEvents', chosen)}
      />
    </>
  );
}
