/** What ffmpeg's inputs and outputs are called, whichever build of it runs. */
export const frameName = (index: number) => `f${String(index).padStart(4, '0')}.jpg`;
export const clipName = 'out.mp4';
export const posterName = 'poster.png';
