const noExtensionMessage = 'Invalid file name. Please ensure your file has an extension (e.g., .mp4, .mov).';
const unsupportedFormatMessage = 'Invalid video format. Please upload a video in .mp4 or .mov format.';

export function validateFileName(name: string): string | undefined {
  const dot = name.lastIndexOf('.');
  if (dot < 0 || dot === name.length - 1) return noExtensionMessage;
  return ['mp4', 'mov'].includes(name.slice(dot + 1).toLowerCase()) ? undefined : unsupportedFormatMessage;
}
