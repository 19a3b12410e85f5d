import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState, type ComponentProps } from 'react';
import { IconButton } from './button.tsx';
import { copy } from './forms/copy.ts';
import { TextField } from './field.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type'>;

export function PasswordField(props: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <div className="relative [&_input]:pr-14">
      <TextField {...props} type={isVisible ? 'text' : 'password'} />
      <IconButton
        label={isVisible ? copy.password.hide : copy.password.show}
        aria-pressed={isVisible}
        onClick={() => setIsVisible(!isVisible)}
        className="absolute top-[1.9rem] right-0.5"
      >
        {isVisible ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
      </IconButton>
    </div>
  );
}

export function CurrentPasswordField(props: Omit<PasswordFieldProps, 'label'>) {
  return <PasswordField label={copy.password.current} autoComplete="current-password" {...props} />;
}
