import Upload from 'lucide-react/icons/upload';
import type { ComponentProps, MouseEvent } from 'react';
import { paths } from '#src/config/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import { useUploadEntry } from './upload-entry-context.ts';

interface UploadLinkProps extends Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'children'> {
  /** Called unless this browser cannot upload. */
  onStart?: () => void;
}

export function UploadLink({ variant = 'primary', children = copy.link, onStart }: UploadLinkProps) {
  const { startUpload } = useUploadEntry();
  const handleClick = (event: MouseEvent) => {
    if (startUpload()) onStart?.();
    else event.preventDefault();
  };
  return (
    <ButtonLink variant={variant} to={paths.upload} onClick={handleClick}>
      <Upload aria-hidden="true" className="size-5" />
      {children}
    </ButtonLink>
  );
}
