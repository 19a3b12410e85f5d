import { useMutation, useQueryClient } from '@tanstack/react-query';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import {
  createAnimalFormSchema,
  toAnimalFormValues,
  nameOrBrandRequiredMessage,
  type AnimalFormValues,
} from '#src/domain/animal-form-schema.ts';
import type { Animal } from '#src/domain/animal.ts';
import type { User } from '#src/domain/user.ts';
import { saveAnimalMutation } from '#src/queries/animal-changes.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { scalePhoto } from '#src/media/scale-photo.ts';
import { AnimalPicture } from '#src/ui/animal-picture.tsx';
import { BioSection, EditForm } from '#src/ui/edit-form.tsx';
import { TextField } from '#src/ui/field.tsx';
import type { FormAlertContent } from '#src/ui/form-alert.tsx';
import { PhotoField, type Photo } from '#src/ui/photo-field.tsx';
import { Section } from '#src/ui/section.tsx';
import { copy } from './copy.ts';
import { AnimalTypeFields } from './animal-type-fields.tsx';

interface AnimalFormProps {
  owner: User;
  /** Undefined creates a new one. */
  animal?: Animal;
  onSaved: (animal: Animal) => void;
}

export function AnimalForm({ owner, animal, onSaved }: AnimalFormProps) {
  const [id] = useState(() => animal?.id ?? crypto.randomUUID());
  const [savedAnimal, setSavedAnimal] = useState(animal);
  const [photo, setPhoto] = useState<Photo>();
  const [alert, setAlert] = useState<FormAlertContent>();
  const [isRetry, setIsRetry] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const { mutateAsync } = useMutation(saveAnimalMutation(useQueryClient()));
  // An animal keeps its kind when its owner changes the account type.
  const belongsToContestant = savedAnimal?.contestant ?? owner.account_type === 'contestant';
  const form = useForm<AnimalFormValues>({
    resolver: zodResolver(createAnimalFormSchema(belongsToContestant)),
    defaultValues: toAnimalFormValues(savedAnimal),
  });
  const type = useWatch({ control: form.control, name: 'type' });
  const { isDirty, errors } = form.formState;
  const handleSave = async (edit: AnimalFormValues) => {
    try {
      const result = await mutateAsync({
        id,
        owner,
        current: savedAnimal,
        isRetry,
        edit,
        picture: await photo?.file,
      });
      setSavedAnimal(result.animal);
      form.reset(edit);
      if (result.pictureError) {
        setIsRetry(true);
        return setAlert({ tone: 'warning', title: copy.form.imageFailed, message: result.pictureError });
      }
      // `onSaved` navigates, which must find no unsaved changes.
      flushSync(() => setIsSaved(true));
      onSaved(result.animal);
    } catch (error) {
      setIsRetry(true);
      setAlert({ tone: 'error', title: copy.form.saveFailed, message: getErrorMessage(error) });
    }
  };
  const handleInvalid = (invalidFields: typeof errors) => {
    if (!savedAnimal && invalidFields.name?.message === nameOrBrandRequiredMessage)
      setAlert({ tone: 'error', title: copy.form.createError, message: nameOrBrandRequiredMessage });
  };
  return (
    <EditForm
      form={form}
      hasUnsavedChanges={!isSaved && (isDirty || photo !== undefined)}
      alert={alert}
      onAlertClose={() => setAlert(undefined)}
      onSave={handleSave}
      onInvalid={handleInvalid}
    >
      <Section title={copy.form.about}>
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField label={copy.form.name} error={errors.name?.message} {...form.register('name')} />
          <TextField label={copy.form.brand} error={errors.brand?.message} {...form.register('brand')} />
        </div>
        {!belongsToContestant && <AnimalTypeFields />}
      </Section>
      <Section title={copy.form.imageSection}>
        <PhotoField label={copy.form.image} photo={photo} scale={scalePhoto} onChange={setPhoto}>
          <AnimalPicture square src={photo?.previewUrl ?? savedAnimal?.picture_url ?? ''} type={type} />
        </PhotoField>
      </Section>
      <BioSection />
    </EditForm>
  );
}
