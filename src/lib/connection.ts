declare global {
  interface Navigator {
    /** In Chromium only (https://wicg.github.io/netinfo/). */
    readonly connection?: { saveData?: boolean; type?: string; effectiveType?: string };
  }
}

const slowTypes = ['slow-2g', '2g', '3g'];

/** Whether the connection is slow or paid for by the byte, where the browser tells. */
export function isConnectionSparing(): boolean {
  const { saveData, type, effectiveType = '' } = navigator.connection ?? {};
  return saveData === true || type === 'cellular' || slowTypes.includes(effectiveType);
}
