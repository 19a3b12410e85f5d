import { displayName } from '#src/domain/user.ts';
import { useAccount } from '#src/session/use-account.ts';
import { SettingsHead } from '../settings-head.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The profile of the account acted for. */
export default function EditProfilePage() {
  const { own, selected } = useAccount();
  return (
    <>
      <SettingsHead title="Edit Profile" />
      {selected.id !== own.id && (
        <p className="text-ink-2">You are editing the profile of {displayName(selected)}.</p>
      )}
      <ProfileForm key={selected.id} profile={selected} own={selected.id === own.id} />
    </>
  );
}
