const noExtensionMessage = 'Invalid file name. Please ensure your file has an extension (e.g., .mp4, .mov).';
const unsupportedFormatMessage = 'Invalid video format. Please upload a video in .mp4 or .mov format.';

/** A message if this is not a file to upload. Browsers leave the type of some videos empty. */
export function validateFile({ name, type }: Pick<File, 'name' | 'type'>): string | undefined {
  const dot = name.lastIndexOf('.');
  if (dot < 0 || dot === name.length - 1) return noExtensionMessage;
  const isVideo = type === '' || type.startsWith('video/');
  const extension = name.slice(dot + 1).toLowerCase();
  return isVideo && ['mp4', 'mov'].includes(extension) ? undefined : unsupportedFormatMessage;
}
