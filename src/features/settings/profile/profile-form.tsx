import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { userPhotoUrl } from '#src/data/storage/file-url.ts';
import {
  toProfileFormValues,
  getProfileFormSchema,
  type ProfileFormValues,
} from '#src/domain/profile-form-schema.ts';
import type { User } from '#src/domain/user.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { scalePhoto } from '#src/media/scale-photo.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { applySavedProfile } from '#src/session/session-actions.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { BioSection, EditForm } from '#src/ui/edit-form.tsx';
import type { FormAlertContent } from '#src/ui/form-alert.tsx';
import { PhotoField, type Photo } from '#src/ui/photo-field.tsx';
import { Section } from '#src/ui/section.tsx';
import { copy } from './copy.ts';
import { AboutFields } from './about-fields.tsx';
import { LinkFields } from './link-fields.tsx';
import { saveProfile } from './save-profile.ts';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { AccountType } from '#src/domain/account-type.ts';

interface ProfileFormProps {
  /** May change while the form is open; typed values are kept. */
  profile: User;
  isOwn: boolean;
}

export function ProfileForm({ profile, isOwn }: ProfileFormProps) {
  const type = profile.account_type;
  const [savedProfile, setSavedProfile] = useState(profile);
  const [photo, setPhoto] = useState<Photo>();
  const [alert, setAlert] = useState<FormAlertContent>();
  const form = useForm<ProfileFormValues>({
    resolver: zodResolver(getProfileFormSchema(type)),
    defaultValues: toProfileFormValues(savedProfile),
  });
  const { isDirty } = form.formState;
  const handleSave = async (edit: ProfileFormValues) => {
    try {
      const { changes, photoError } = await saveProfile({
        current: savedProfile,
        type,
        edit,
        photo: await photo?.file,
      });
      const saved = { ...savedProfile, ...changes };
      setSavedProfile(saved);
      form.reset(toProfileFormValues(saved));
      applySavedProfile(savedProfile.id, changes);
      if (photoError) {
        setAlert({ tone: 'warning', title: copy.photoFailed, message: photoError });
      } else {
        setPhoto(undefined);
        showAlert('success', copy.saved);
      }
    } catch (error) {
      setAlert({ tone: 'error', title: copy.failed, message: getErrorMessage(error) });
    }
  };
  return (
    <EditForm
      form={form}
      hasUnsavedChanges={isDirty || photo !== undefined}
      alert={alert}
      onAlertClose={() => setAlert(undefined)}
      onSave={handleSave}
    >
      <IncompleteProfileNotice type={type} edit={toProfileFormValues(savedProfile)} />
      <Section title={copy.sections.picture}>
        <PhotoField
          key={savedProfile.photo_url}
          label={copy.photo}
          photo={photo}
          scale={scalePhoto}
          onChange={setPhoto}
        >
          <Avatar src={photo?.previewUrl ?? userPhotoUrl(savedProfile)} accountType={type} size="lg" />
        </PhotoField>
      </Section>
      <Section title={copy.sections.about}>
        <AboutFields type={type} isOwn={isOwn} isVerified={savedProfile.isVerified} />
      </Section>
      <Section title={copy.sections.links}>
        <LinkFields />
      </Section>
      <BioSection />
    </EditForm>
  );
}

/** Another account type requires other fields (decision D32). */
function IncompleteProfileNotice({ type, edit }: { type: AccountType; edit: ProfileFormValues }) {
  const { error } = getProfileFormSchema(type).safeParse(edit);
  if (!error) return null;
  return (
    <div className="flex gap-3 rounded-md bg-brass-wash py-4 pr-4 pl-5 text-sm shadow-[inset_5px_0_0_var(--color-brass-text)]">
      <CircleAlert aria-hidden="true" className="size-5.5 shrink-0 text-brass-text" />
      <div>
        <p className="font-bold">{copy.incomplete}</p>
        <ul>
          {error.issues.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
