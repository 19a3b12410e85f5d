import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { userPhotoUrl } from '#src/data/storage/file-url.ts';
import {
  toProfileFormValues,
  getProfileFormSchema,
  type ProfileFormValues,
} from '#src/domain/profile-form-schema.ts';
import type { User } from '#src/domain/user.ts';
import { getErrorMessage } from '#src/lib/error-message.ts';
import { scalePhoto } from '#src/media/scale-photo.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { applySavedProfile } from '#src/session/apply-saved-profile.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { FieldError, TextAreaField } from '#src/ui/field.tsx';
import { PhotoField, type Photo } from '#src/ui/photo-field.tsx';
import { UnsavedChangesPrompt } from '#src/ui/unsaved-changes-prompt.tsx';
import { Section } from '#src/ui/section.tsx';
import { AboutFields } from './about-fields.tsx';
import { LinkFields } from './link-fields.tsx';
import { IncompleteProfileNotice } from './incomplete-profile-notice.tsx';
import { saveProfile } from './save-profile.ts';

interface ProfileFormProps {
  /** As it is now: it may change while the form is open, which changes nothing of what was typed. */
  profile: User;
  isOwn: boolean;
}

export function ProfileForm({ profile, isOwn }: ProfileFormProps) {
  const type = profile.account_type;
  const [before, setBefore] = useState(profile);
  const [photo, setPhoto] = useState<Photo>();
  const [problem, setProblem] = useState<string>();
  const form = useForm<ProfileFormValues>({
    resolver: zodResolver(getProfileFormSchema(type)),
    defaultValues: toProfileFormValues(before),
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  const save = async (edit: ProfileFormValues) => {
    setProblem(undefined);
    try {
      const { changes, photoError } = await saveProfile({ current: before, type, edit, photo: photo?.file });
      const saved = { ...before, ...changes };
      setBefore(saved);
      form.reset(toProfileFormValues(saved));
      applySavedProfile(before.id, changes);
      if (photoError) {
        showAlert('warning', 'Your information was updated, but your photo was not uploaded.');
        setProblem(`Your photo was not uploaded. ${photoError}`);
      } else {
        setPhoto(undefined);
        showAlert('success', 'Your information was updated successfully.');
      }
    } catch (error) {
      showAlert('error', 'An error occurred while updating your information.');
      setProblem(getErrorMessage(error));
    }
  };
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="grid gap-10"
        inert={isSubmitting}
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        <IncompleteProfileNotice type={type} edit={toProfileFormValues(before)} />
        <Section title="Profile Picture">
          <PhotoField
            key={before.photo_url}
            label="Profile photo"
            photo={photo}
            scale={scalePhoto}
            onChange={setPhoto}
          >
            <Avatar src={photo?.previewUrl ?? userPhotoUrl(before)} accountType={type} size="lg" />
          </PhotoField>
        </Section>
        <Section title="About">
          <AboutFields type={type} own={isOwn} />
        </Section>
        <Section title="Links">
          <LinkFields />
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
      <UnsavedChangesPrompt unsaved={isDirty || photo !== undefined} />
    </FormProvider>
  );
}
