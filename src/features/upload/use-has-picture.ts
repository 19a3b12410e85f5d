import { useEffect, useState } from 'react';

const maxWaitMs = 5000;

/** Whether a video shows its picture, which some browsers never load without reporting an error. */
export function useHasPicture(): [hasPicture: boolean, setHasPicture: (hasPicture: boolean) => void] {
  const [known, setKnown] = useState<boolean>();
  useEffect(() => {
    if (known !== undefined) return;
    const timer = setTimeout(() => setKnown(false), maxWaitMs);
    return () => clearTimeout(timer);
  }, [known]);
  return [known !== false, setKnown];
}
