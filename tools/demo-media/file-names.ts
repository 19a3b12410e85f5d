/** What ffmpeg's inputs and outputs are called, whichever build of it runs. */
export const getFrameFileName = (index: number) => `f${String(index).padStart(4, '0')}.jpg`;
export const clipFileName = 'out.mp4';
export const posterFileName = 'poster.png';
