import { updateProfile } from '#src/data/firestore/users.ts';
import { uploadPhoto } from '#src/data/storage/upload-photo.ts';
import type { AccountType } from '#src/domain/account-type.ts';
import { profileChanges, type ProfileChanges, type ProfileEdit } from '#src/domain/profile-edit.ts';
import type { User } from '#src/domain/user.ts';
import { messageOf } from '#src/lib/message-of.ts';

interface Save {
  /** The profile as the form showed it. */
  before: User;
  /** The account type now. */
  type: AccountType;
  edit: ProfileEdit;
  /** image/jpeg, when another one was chosen. */
  photo: Blob | undefined;
}

interface Saved {
  changes: ProfileChanges;
  /** Why the photo was not uploaded. */
  photoProblem: string | undefined;
}

/**
 * Stores the photo and what has changed, in this order, so that no profile points at a photo that is not there. A
 * photo that fails does not hold the rest back.
 *
 * @throws DataError when nothing was saved
 */
export async function saveProfile({ before, type, edit, photo }: Save): Promise<Saved> {
  const changes = profileChanges(before, type, edit);
  const hasChanges = Object.keys(changes).length > 0;
  let photoProblem: string | undefined;
  if (photo) {
    try {
      changes.photo_url = await uploadPhoto(before.id, photo);
    } catch (error) {
      if (!hasChanges) throw error;
      photoProblem = messageOf(error);
    }
  }
  if (hasChanges || changes.photo_url) await updateProfile(before.id, changes);
  return { changes, photoProblem };
}
