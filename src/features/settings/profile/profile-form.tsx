import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { userPhotoUrl } from '#src/data/storage/file-url.ts';
import { editOf, profileEdit, type ProfileEdit } from '#src/domain/profile-edit.ts';
import type { User } from '#src/domain/user.ts';
import { messageOf } from '#src/lib/message-of.ts';
import { scalePhoto } from '#src/media/scale-photo.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { applySavedProfile } from '#src/session/apply-saved-profile.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { FieldError, TextAreaField } from '#src/ui/field.tsx';
import { PhotoField, type Photo } from '#src/ui/photo-field.tsx';
import { AskBeforeLeaving } from '#src/ui/ask-before-leaving.tsx';
import { Section } from '#src/ui/section.tsx';
import { AboutFields } from './about-fields.tsx';
import { LinkFields } from './link-fields.tsx';
import { MissingAnswers } from './missing-answers.tsx';
import { saveProfile } from './save-profile.ts';

interface ProfileFormProps {
  /** As it is now: it may change while the form is open, which changes nothing of what was typed. */
  profile: User;
  own: boolean;
}

export function ProfileForm({ profile, own }: ProfileFormProps) {
  const type = profile.account_type;
  const [before, setBefore] = useState(profile);
  const [photo, setPhoto] = useState<Photo>();
  const [problem, setProblem] = useState<string>();
  const form = useForm<ProfileEdit>({
    resolver: zodResolver(profileEdit(type)),
    defaultValues: editOf(before),
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  const save = async (edit: ProfileEdit) => {
    setProblem(undefined);
    try {
      const { changes, photoProblem } = await saveProfile({ before, type, edit, photo: photo?.file });
      const saved = { ...before, ...changes };
      setBefore(saved);
      form.reset(editOf(saved));
      applySavedProfile(before.id, changes);
      if (photoProblem) {
        showAlert('warning', 'Your information was updated, but your photo was not uploaded.');
        setProblem(`Your photo was not uploaded. ${photoProblem}`);
      } else {
        setPhoto(undefined);
        showAlert('success', 'Your information was updated successfully.');
      }
    } catch (error) {
      showAlert('error', 'An error occurred while updating your information.');
      setProblem(messageOf(error));
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
        <MissingAnswers type={type} edit={editOf(before)} />
        <Section title="Profile Picture">
          <PhotoField
            key={before.photo_url}
            label="Profile photo"
            photo={photo}
            scale={scalePhoto}
            onPhoto={setPhoto}
          >
            <Avatar src={photo?.address ?? userPhotoUrl(before)} accountType={type} size="lg" />
          </PhotoField>
        </Section>
        <Section title="About">
          <AboutFields type={type} own={own} />
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
        <Button type="submit" look="primary" large disabled={isSubmitting} className="justify-self-end">
          {isSubmitting ? 'Saving' : 'Save'}
        </Button>
      </form>
      <AskBeforeLeaving unsaved={isDirty || photo !== undefined} />
    </FormProvider>
  );
}
