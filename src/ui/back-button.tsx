import { ArrowLeft } from 'lucide-react';
import { IconButton } from './button.tsx';

/** The way back, before the title of a page or over its picture. */
export function BackButton({ overPicture = false, onClick }: { overPicture?: boolean; onClick: () => void }) {
  const look = overPicture ? { round: 'size-11 bg-veil text-on-picture' } : { edge: true };
  return (
    <IconButton {...look} label="Back" onClick={onClick}>
      <ArrowLeft className="size-5.5" />
    </IconButton>
  );
}
