import { useEffect, useEffectEvent, useState } from 'react';

/** In milliseconds: how long the typing has to rest before it is looked for. */
const debounceDelay = 1000;

/**
 * What stands in the search box. It runs ahead of the search that the address names: by a second, or until Enter; when
 * the address changes by itself (Back, another link), the box follows.
 *
 * @param searched what the address names
 * @param onSearch is told what to look for, trimmed
 */
export function useSearchBox(searched: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(searched);
  const [known, setKnown] = useState({ searched, sent: searched });
  if (searched !== known.searched) {
    // What this box has asked for itself may arrive while somebody types on.
    if (searched !== known.sent) setTyped(searched);
    setKnown({ searched, sent: searched });
  }
  const search = (text: string) => {
    const wanted = text.trim();
    if (wanted === known.sent) return;
    setKnown({ ...known, sent: wanted });
    onSearch(wanted);
  };
  const searchRested = useEffectEvent(() => search(typed));
  useEffect(() => {
    const timer = setTimeout(() => searchRested(), debounceDelay);
    return () => clearTimeout(timer);
  }, [typed]);
  const type = (text: string) => {
    setTyped(text);
    // Nothing is to be waited for when the box has been emptied.
    if (text === '') search('');
  };
  return { typed, type, searchNow: () => search(typed) };
}
