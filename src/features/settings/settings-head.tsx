import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { IconButton } from '#src/ui/button.tsx';
import { PageHead } from '#src/ui/page.tsx';

/** The title of a settings page, with the way back to where somebody came from. */
export function SettingsHead({ title }: { title: string }) {
  const { key } = useLocation();
  const navigate = useNavigate();
  const back = () => (key === 'default' ? void navigate(paths.myRodeo) : void navigate(-1));
  return (
    <PageHead
      title={title}
      before={
        <IconButton edge label="Back" onClick={back}>
          <ArrowLeft className="size-5.5" />
        </IconButton>
      }
    />
  );
}
