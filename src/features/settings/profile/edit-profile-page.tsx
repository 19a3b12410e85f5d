import { getDisplayName } from '#src/domain/user.ts';
import { useAccount } from '#src/session/use-account.ts';
import { SettingsHeader } from '../settings-page.tsx';
import { copy } from './copy.ts';
import { ProfileForm } from './profile-form.tsx';

export default function EditProfilePage() {
  const { user, own, selected } = useAccount();
  const isOwn = selected.id === own.id;
  // Until the login's email reaches the profile.
  const profile = isOwn && !own.email ? { ...own, email: user.email } : selected;
  return (
    <>
      <SettingsHeader title={copy.title} />
      {!isOwn && <p className="text-ink-2">{copy.acting(getDisplayName(selected))}</p>}
      <ProfileForm key={selected.id} profile={profile} isOwn={isOwn} />
    </>
  );
}
