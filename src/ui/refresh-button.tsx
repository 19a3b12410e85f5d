import RotateCw from 'lucide-react/icons/rotate-cw';
import { useState } from 'react';
import { IconButton } from './button.tsx';

export function RefreshButton({ label, onRefresh }: { label: string; onRefresh: () => void }) {
  const [isSpinning, setIsSpinning] = useState(false);
  const handleAnimationEnd = () => {
    setIsSpinning(false);
    onRefresh();
  };
  return (
    <IconButton bordered label={label} disabled={isSpinning} onClick={() => setIsSpinning(true)}>
      <RotateCw
        className={isSpinning ? 'size-5.5 animate-spin' : 'size-5.5'}
        onAnimationEnd={handleAnimationEnd}
      />
    </IconButton>
  );
}
