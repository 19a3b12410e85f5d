import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './button.tsx';

/** Turns for half a second, then asks for everything anew. */
export function RefreshButton({ label, onRefresh }: { label: string; onRefresh: () => void }) {
  const [turning, setTurning] = useState(false);
  const refresh = () => {
    setTurning(false);
    onRefresh();
  };
  return (
    <IconButton bordered label={label} disabled={turning} onClick={() => setTurning(true)}>
      <RotateCw className={turning ? 'size-5.5 animate-turn' : 'size-5.5'} onAnimationEnd={refresh} />
    </IconButton>
  );
}
