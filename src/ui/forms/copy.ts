import { localize } from '#src/languages/localize.ts';

/** Texts of forms. They are apart because no first page has a form. */
export const copy = localize('ui/forms', {
  editForm: {
    save: 'Save',
    saving: 'Saving',
    bio: 'Bio',
    // Quoted from the specification.
    bioSection: 'Bio (Optional)',
  },
  password: {
    current: 'Current password',
    new: 'New password',
    confirm: 'Confirm password',
    show: 'Show password',
    hide: 'Hide password',
  },
  unsavedChanges: {
    title: 'Unsaved changes',
    // Quoted from the specification.
    text: 'Are you sure you want to discard?',
    confirm: 'Discard',
    cancel: 'Stay',
  },
  combobox: {
    choices: (label: string) => `${label}: choices`,
    searching: 'Searching',
    found: (count: number) => `${count} found`,
  },
  tags: {
    noMatch: (text: string) => `No match for “${text}”`,
    retry: 'Try again',
  },
});
