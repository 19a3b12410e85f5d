import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/upload/entry', {
  link: 'Upload video',
  input: 'Video file',
  // Quoted from the specification.
  unsupportedCodec: 'Codec is not supported in this device.',
  discardDialog: {
    title: 'Discard upload?',
    // Quoted from the specification.
    text: 'Are you sure you want to discard?',
    confirm: 'OK',
    cancel: 'Cancel',
  },
});
