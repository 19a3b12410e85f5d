import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { scalePhoto } from '#src/media/scale-photo.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { ChipChoices } from '#src/ui/chip.tsx';
import { TextField } from '#src/ui/field.tsx';
import { eventChoices } from './1-about-step.tsx';
import type { Answers } from './answers.ts';

export interface Photo {
  /** As it is stored. */
  file: Blob;
  /** Where the preview finds it, on this page alone. */
  address: string;
}

interface LastStepProps {
  photo: Photo | undefined;
  onPhoto: (photo: Photo) => void;
}

export function LastStep({ photo, onPhoto }: LastStepProps) {
  const { register, control, setValue, formState } = useFormContext<Answers>();
  const [kind, favouriteEvents] = useWatch({ control, name: ['kind', 'favouriteEvents'] });
  const [problem, setProblem] = useState<string>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    try {
      const scaled = await scalePhoto(file);
      if (photo) URL.revokeObjectURL(photo.address);
      onPhoto({ file: scaled, address: URL.createObjectURL(scaled) });
      setProblem(undefined);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-6">
        <Avatar
          src={photo?.address ?? ''}
          accountType={kind === 'contractor' ? 'contractor' : 'fan'}
          size="lg"
        />
        <TextField
          label="Profile photo"
          type="file"
          accept="image/*"
          hint="Optional"
          error={problem}
          className="flex-[1_1_14rem] [&_input]:py-2.5"
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
      </div>
      <TextField
        label="Location"
        maxLength={120}
        error={formState.errors.location?.message}
        {...register('location')}
      />
      <ChipChoices
        label="Favourite Events"
        choices={eventChoices}
        values={favouriteEvents}
        onChange={(chosen) => setValue('favouriteEvents', chosen)}
      />
    </>
  );
}
