import { Link, PawPrint, Pencil, Plus, Upload } from 'lucide-react';
import { useId, useState, type MouseEvent } from 'react';
import { useNavigate, type To } from 'react-router-dom';
import { paths, profileLinksPart } from '#src/config/paths.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { PopupMenu } from '#src/ui/popup-menu.tsx';

const additions = [
  { name: 'Upload Video', icon: <Upload aria-hidden="true" /> },
  { name: 'Add Animal', icon: <PawPrint aria-hidden="true" /> },
  { name: 'Add Social Media Link', icon: <Link aria-hidden="true" /> },
] as const;

type Addition = (typeof additions)[number]['name'];

/** Where each of them is added. */
const places: Record<Addition, To> = {
  'Upload Video': paths.upload,
  'Add Animal': paths.newAnimal,
  'Add Social Media Link': { pathname: paths.editProfile, hash: profileLinksPart },
};

/** What people do with the profile they act for. Fans edit it, and have nothing to add. */
export function ProfileActions({ canAdd }: { canAdd: boolean }) {
  return (
    <>
      <ButtonLink to={paths.editProfile}>
        <Pencil aria-hidden="true" className="size-4.5" />
        Edit
      </ButtonLink>
      {canAdd && <AddMenu />}
    </>
  );
}

function AddMenu() {
  const id = useId();
  const navigate = useNavigate();
  const [opener, setOpener] = useState<HTMLElement>();
  const open = (event: MouseEvent<HTMLElement>) => {
    // The menu opens within this click, which would go on to close what the button is for.
    event.preventDefault();
    setOpener(event.currentTarget);
  };
  return (
    <>
      <Button
        look="primary"
        aria-haspopup="menu"
        aria-expanded={opener !== undefined}
        popoverTarget={id}
        onClick={opener ? undefined : open}
      >
        <Plus aria-hidden="true" className="size-5.5" />
        Add
      </Button>
      {opener && (
        <PopupMenu
          id={id}
          label="Add"
          items={additions}
          opener={opener}
          onChoose={(name) => void navigate(places[name])}
          onDismiss={() => setOpener(undefined)}
        />
      )}
    </>
  );
}
