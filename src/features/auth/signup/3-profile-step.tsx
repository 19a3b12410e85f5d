import { useFormContext, useWatch } from 'react-hook-form';
import { rodeoEventChoices } from '#src/domain/rodeo-event.ts';
import { scalePhoto } from '#src/media/scale-photo.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { ChipCheckboxGroup } from '#src/ui/chip-fields.tsx';
import { TextField } from '#src/ui/field.tsx';
import { PhotoField, type Photo } from '#src/ui/photo-field.tsx';
import { AgreementFields } from './agreement-fields.tsx';
import { copy } from './copy.ts';
import type { SignupValues } from './signup-schemas.ts';

interface ProfileStepProps {
  photo: Photo | undefined;
  onPhotoChange: (photo: Photo | undefined) => void;
}

export function ProfileStep({ photo, onPhotoChange }: ProfileStepProps) {
  const { register, control, setValue, formState } = useFormContext<SignupValues>();
  const [kind, favouriteEvents] = useWatch({ control, name: ['kind', 'favouriteEvents'] });
  return (
    <>
      <PhotoField label={copy.profileStep.photo} photo={photo} scale={scalePhoto} onChange={onPhotoChange}>
        <Avatar
          src={photo?.previewUrl ?? ''}
          accountType={kind === 'contractor' ? 'contractor' : 'fan'}
          size="lg"
        />
      </PhotoField>
      <TextField
        label={copy.profileStep.location}
        error={formState.errors.location?.message}
        {...register('location')}
      />
      <ChipCheckboxGroup
        label={copy.profileStep.favoriteEvents}
        hint={copy.bioStep.optional}
        choices={rodeoEventChoices}
        values={favouriteEvents}
        onChange={(values) => setValue('favouriteEvents', values)}
      />
      <AgreementFields register={register} errors={formState.errors} />
    </>
  );
}
