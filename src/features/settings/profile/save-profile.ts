import { updateProfile } from '#src/data/firestore/users.ts';
import { uploadProfilePhoto } from '#src/data/storage/upload-photo.ts';
import type { AccountType } from '#src/domain/account-type.ts';
import {
  buildProfileChanges,
  type ProfileChanges,
  type ProfileFormValues,
} from '#src/domain/profile-form-schema.ts';
import type { User } from '#src/domain/user.ts';
import { getErrorMessage } from '#src/lib/error-message.ts';

interface SaveProfileOptions {
  /** The profile as the form showed it. */
  current: User;
  /** The account type now. */
  type: AccountType;
  edit: ProfileFormValues;
  /** image/jpeg, when another one was chosen. */
  photo: Blob | undefined;
}

interface SaveProfileResult {
  changes: ProfileChanges;
  /** Why the photo was not uploaded. */
  photoError: string | undefined;
}

/**
 * Stores the photo and what has changed, in this order, so that no profile points at a photo that is not there. A
 * photo that fails does not hold the rest back.
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
      changes.photo_url = await uploadProfilePhoto(current.id, photo);
    } catch (error) {
      if (!hasChanges) throw error;
      photoError = getErrorMessage(error);
    }
  }
  if (hasChanges || changes.photo_url) await updateProfile(current.id, changes);
  return { changes, photoError };
}
