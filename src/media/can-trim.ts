/** Whether this browser has OPFS, where ffmpeg writes. In private windows some browsers deny it. */
export async function canTrim(): Promise<boolean> {
  try {
    await navigator.storage.getDirectory();
    return true;
  } catch {
    return false;
  }
}
