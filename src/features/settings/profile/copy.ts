import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/settings/profile', {
  // Quoted from the specification.
  title: 'Edit Profile',
  acting: (name: string) => `You're editing the profile of ${name}.`,
  incomplete: 'Complete this profile',
  // Quoted from the specification.
  sections: { picture: 'Profile Picture', about: 'About', links: 'Links' },
  photo: 'Profile photo',
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  losesBadge: 'Changing the name removes the verified badge until we check it again.',
  email: 'Email',
  changeEmail: 'Change email',
  ownerChangesEmail: 'Only the owner can change the email.',
  phone: 'Phone',
  location: 'Location',
  participatingEvents: 'Participating events',
  favoriteEvents: 'Favorite events',
  sponsors: 'Sponsors',
  photoFailed: "Your information was updated, but we couldn't upload your photo.",
  // Quoted from the specification.
  saved: 'Your information was updated successfully.',
  failed: 'An error occurred while updating your information.',
});
