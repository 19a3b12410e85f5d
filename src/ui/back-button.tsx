import { ArrowLeft } from 'lucide-react';
import { IconButton } from './button.tsx';

interface BackButtonProps {
  isOverImage?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

/** The way back, before the title of a page or over its picture. */
export function BackButton({ isOverImage = false, disabled = false, onClick }: BackButtonProps) {
  const look = isOverImage ? { round: 'size-11 bg-veil text-on-picture' } : { edge: true };
  return (
    <IconButton {...look} label="Back" disabled={disabled} onClick={onClick}>
      <ArrowLeft className="size-5.5" />
    </IconButton>
  );
}
