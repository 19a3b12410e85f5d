import ArrowLeft from 'lucide-react/icons/arrow-left';
import { IconButton } from './button.tsx';
import { copy } from './copy.ts';

interface BackButtonProps {
  isOverImage?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

export function BackButton({ isOverImage = false, disabled = false, onClick }: BackButtonProps) {
  const style = isOverImage ? { roundClassName: 'size-11 bg-overlay text-on-picture' } : { bordered: true };
  return (
    <IconButton {...style} label={copy.back} disabled={disabled} onClick={onClick}>
      <ArrowLeft className="size-5.5" />
    </IconButton>
  );
}
