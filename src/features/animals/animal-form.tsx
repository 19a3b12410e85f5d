import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import {
  createAnimalFormSchema,
  toAnimalFormValues,
  nameOrBrandRequiredMessage,
  type AnimalFormValues,
} from '#src/domain/animal-form-schema.ts';
import type { Animal } from '#src/domain/animal.ts';
import type { User } from '#src/domain/user.ts';
import { getErrorMessage } from '#src/lib/error-message.ts';
import { scalePhoto } from '#src/media/scale-photo.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { AnimalPicture } from '#src/ui/animal-picture.tsx';
import { UnsavedChangesPrompt } from '#src/ui/unsaved-changes-prompt.tsx';
import { Button } from '#src/ui/button.tsx';
import { FieldError, TextAreaField, TextField } from '#src/ui/field.tsx';
import { PhotoField, type Photo } from '#src/ui/photo-field.tsx';
import { Section } from '#src/ui/section.tsx';
import { AnimalTypeFields } from './animal-type-fields.tsx';
import { saveAnimal } from './save-animal.ts';
import { useAnimalCache } from './use-animal.ts';

interface AnimalFormProps {
  owner: User;
  /** The animal that is edited; undefined makes a new one. */
  animal?: Animal;
  /** Once nothing is left to lose. */
  onSaved: (animal: Animal) => void;
}

export function AnimalForm({ owner, animal, onSaved }: AnimalFormProps) {
  const [id] = useState(() => animal?.id ?? crypto.randomUUID());
  const [before, setBefore] = useState(animal);
  const [photo, setPhoto] = useState<Photo>();
  const [problem, setProblem] = useState<string>();
  const [saved, setSaved] = useState(false);
  const shown = useAnimalCache();
  // What an animal is kept as stays with it, whatever its owner has become since.
  const contestants = before?.contestant ?? owner.account_type === 'contestant';
  const form = useForm<AnimalFormValues>({
    resolver: zodResolver(createAnimalFormSchema(contestants)),
    defaultValues: toAnimalFormValues(before),
  });
  const type = useWatch({ control: form.control, name: 'type' });
  const { isDirty, isSubmitting, errors } = form.formState;
  const save = async (edit: AnimalFormValues) => {
    setProblem(undefined);
    try {
      const isRetry = problem !== undefined;
      const result = await saveAnimal({ id, owner, current: before, isRetry, edit, picture: photo?.file });
      shown.show(result.animal);
      setBefore(result.animal);
      form.reset(edit);
      if (result.pictureError) {
        showAlert('warning', 'The animal was saved, but its picture was not uploaded.');
        return setProblem(
          `The picture was not uploaded. ${result.pictureError} Save again to try once more.`,
        );
      }
      flushSync(() => setSaved(true)); // Whoever has saved is not asked before leaving.
      onSaved(result.animal);
    } catch (error) {
      showAlert('error', 'The animal was not saved.');
      setProblem(getErrorMessage(error));
    }
  };
  const refuse = (wrong: typeof errors) => {
    if (!before && wrong.name?.message === nameOrBrandRequiredMessage)
      showAlert('error', nameOrBrandRequiredMessage, { title: 'Error on create animals' });
  };
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="grid gap-10"
        inert={isSubmitting}
        onSubmit={(event) => void form.handleSubmit(save, refuse)(event)}
      >
        <Section title="About (Required)">
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField label="Name" error={errors.name?.message} {...form.register('name')} />
            <TextField label="Brand" error={errors.brand?.message} {...form.register('brand')} />
          </div>
          {!contestants && <AnimalTypeFields />}
        </Section>
        <Section title="Animal Image (Optional)">
          <PhotoField label="Animal image" photo={photo} scale={scalePhoto} onChange={setPhoto}>
            <AnimalPicture square src={photo?.previewUrl ?? before?.picture_url ?? ''} type={type} />
          </PhotoField>
        </Section>
        <Section title="Bio (Optional)">
          <TextAreaField
            label="Bio"
            rows={6}
            maxLength={2000}
            error={errors.bio?.message}
            {...form.register('bio')}
          />
        </Section>
        {problem && <FieldError>{problem}</FieldError>}
        <Button type="submit" variant="primary" large disabled={isSubmitting} className="justify-self-end">
          {isSubmitting ? 'Saving' : 'Save'}
        </Button>
      </form>
      <UnsavedChangesPrompt unsaved={!saved && (isDirty || photo !== undefined)} />
    </FormProvider>
  );
}
