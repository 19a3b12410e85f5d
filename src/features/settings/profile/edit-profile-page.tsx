import { getDisplayName } from '#src/domain/user.ts';
import { useAccount } from '#src/session/use-account.ts';
import { SettingsHeader } from '../settings-header.tsx';
import { ProfileForm } from './profile-form.tsx';

export default function EditProfilePage() {
  const { own, selected } = useAccount();
  return (
    <>
      <SettingsHeader title="Edit Profile" />
      {selected.id !== own.id && (
        <p className="text-ink-2">You are editing the profile of {getDisplayName(selected)}.</p>
      )}
      <ProfileForm key={selected.id} profile={selected} isOwn={selected.id === own.id} />
    </>
  );
}
