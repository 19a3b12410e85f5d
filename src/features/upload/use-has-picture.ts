import { useEffect, useState } from 'react';

/** A file on the device loads in less; WebKitGTK may never load one, and reports no error. */
const maxWaitMs = 5000;

/** Whether a video shows its picture; assumed until it fails, or loads nothing for five seconds. */
export function useHasPicture(): [hasPicture: boolean, setHasPicture: (hasPicture: boolean) => void] {
  const [known, setKnown] = useState<boolean>();
  useEffect(() => {
    if (known !== undefined) return;
    const timer = setTimeout(() => setKnown(false), maxWaitMs);
    return () => clearTimeout(timer);
  }, [known]);
  return [known !== false, setKnown];
}
