import { copy } from './copy.ts';

/** Specification, section 9. */
const extensions = ['mp4', 'mov'];

/** A message if this is not a file to upload. Browsers leave the type of some videos empty. */
export function validateFile({ name, type }: Pick<File, 'name' | 'type'>): string | undefined {
  const dot = name.lastIndexOf('.');
  if (dot < 0 || dot === name.length - 1) return copy.file.noExtension;
  const isVideo = type === '' || type.startsWith('video/');
  const extension = name.slice(dot + 1).toLowerCase();
  return isVideo && extensions.includes(extension) ? undefined : copy.file.wrongFormat;
}
