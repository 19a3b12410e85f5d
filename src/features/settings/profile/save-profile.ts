import { updateProfile } from '#src/data/firestore-lite/users.ts';
import { uploadProfilePhoto } from '#src/data/storage/upload-photo.ts';
import type { AccountType } from '#src/domain/account-type.ts';
import {
  buildProfileChanges,
  type ProfileChanges,
  type ProfileFormValues,
} from '#src/domain/profile-form-schema.ts';
import type { User } from '#src/domain/user.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { scaleSmallPhoto } from '#src/media/scale-photo.ts';

interface SaveProfileOptions {
  current: User;
  type: AccountType;
  edit: ProfileFormValues;
  /** image/jpeg */
  photo: Blob | undefined;
}

interface SaveProfileResult {
  changes: ProfileChanges;
  photoError: string | undefined;
}

/**
 * Uploads the photo before the profile is updated, so that no profile points to a missing photo. If only the photo
 * fails, the other changes are still saved.
 *
 * @throws DataError when nothing was saved
 */
export async function saveProfile({
  current,
  type,
  edit,
  photo,
}: SaveProfileOptions): Promise<SaveProfileResult> {
  const changes = buildProfileChanges(current, type, edit);
  const hasChanges = Object.keys(changes).length > 0;
  let photoError: string | undefined;
  if (photo) {
    try {
      changes.photo_url = await uploadProfilePhoto(current.id, {
        photo,
        smallPhoto: await scaleSmallPhoto(photo),
      });
    } catch (error) {
      if (!hasChanges) throw error;
      photoError = getErrorMessage(error);
    }
  }
  if (hasChanges || changes.photo_url) await updateProfile(current.id, changes);
  return { changes, photoError };
}
