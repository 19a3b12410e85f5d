import { useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#src/ui/button.tsx';

/** Turns for half a second, then starts the list anew. */
export function RefreshButton({ label }: { label: string }) {
  const queries = useQueryClient();
  const [turning, setTurning] = useState(false);
  const refresh = () => {
    setTurning(false);
    void queries.resetQueries({ queryKey: ['videos'] });
    void queries.invalidateQueries({ queryKey: ['views'] });
  };
  return (
    <IconButton edge label={label} disabled={turning} onClick={() => setTurning(true)}>
      <RotateCw className={turning ? 'size-5.5 animate-turn' : 'size-5.5'} onAnimationEnd={refresh} />
    </IconButton>
  );
}
