import { localize } from '#src/languages/localize.ts';

export const copy = localize('domain/forms', {
  tooLong: (label: string, maxLength: number) => `${label} can't be longer than ${maxLength} characters`,
  invalidName: (label: string) => `${label} can only have letters, numbers, spaces and . , ' & - / # + ! ( )`,
  invalidPersonName: (label: string) =>
    `${label} can only have letters, spaces, hyphens, apostrophes and dots`,
  required: (label: string) => `${label} is required`,
  labels: {
    name: 'Name',
    firstName: 'First Name',
    lastName: 'Last Name',
    brand: 'Brand',
    bio: 'Bio',
    phone: 'Phone',
    location: 'Location',
    sponsors: 'Sponsors',
    event: 'Event',
  },
  // Quoted from the specification.
  firstNameEmpty: 'First Name cannot be empty.',
  lastNameEmpty: 'Last Name cannot be empty.',
  emailEmpty: 'Email cannot be empty.',
  phoneEmpty: 'Phone Number cannot be empty.',
  passwordTooShort: 'Password too short',
  newPasswordTooShort: 'New password must be at least 8 characters.',
  passwordMismatch: 'Password does not match',
  newPasswordMismatch: "New passwords don't match.",
  allFieldsRequired: 'All fields are required',
  emailRequired: 'E-mail is required',
  emailInvalid: 'E-mail must be valid',
  participatingEventsRequired: 'Participating events are required',
  eventRequired: 'You have to choose an event',
  nameOrBrandRequired: 'At least one field of name or brand is required',
  animalEventRequired: 'At least one event has to be selected',
  invalidDate: 'Enter a date between 1900 and 2099',
  link: {
    website: 'Website',
    invalid: (site: string, example: string) => `Enter a link to ${site}, for example ${example}`,
    invalidAddress: (example: string) => `Enter a web address, for example ${example}`,
    tooLong: (maxLength: number) => `A link can't be longer than ${maxLength} characters`,
  },
});
