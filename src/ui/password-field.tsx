import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { IconButton } from './button.tsx';
import { TextField } from './field.tsx';

/** A password that can be shown while it is typed. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative [&_input]:pr-14">
      <TextField {...props} type={shown ? 'text' : 'password'} />
      <IconButton
        label={shown ? 'Hide password' : 'Show password'}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute top-[1.9rem] right-0.5"
      >
        {shown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
      </IconButton>
    </div>
  );
}
