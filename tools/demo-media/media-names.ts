/** File names in ffmpeg's arguments. */
export const getFrameFileName = (index: number) => `f${String(index).padStart(4, '0')}.jpg`;
export const clipFileName = 'out.mp4';
export const posterFileName = 'poster.png';
