import { reportError } from '#src/lib/log.ts';

export const canShowPictureInPicture = () =>
  'pictureInPictureEnabled' in document && document.pictureInPictureEnabled;

export async function togglePictureInPicture(video: HTMLVideoElement): Promise<void> {
  try {
    if (document.pictureInPictureElement) await document.exitPictureInPicture();
    else await video.requestPictureInPicture();
  } catch (error) {
    reportError(error, 'The browser refused picture-in-picture');
  }
}
