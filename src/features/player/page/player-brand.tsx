import X from 'lucide-react/icons/x';
import { Link } from 'react-router-dom';
import { env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import { useLoginRedirect } from '#src/session/use-login-redirect.ts';
import { useIsVisitor } from '#src/session/use-is-visitor.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { Logo } from '#src/ui/logo.tsx';
import { usePlayerPage } from '../controls/player-context.ts';
import { copy } from './copy.ts';

/** Above the picture on a phone held upright, and for visitors in every layout. */
export function PlayerBrand() {
  const { onClose } = usePlayerPage();
  const isVisitor = useIsVisitor();
  const { onLogIn, onSignUp } = useLoginRedirect();
  return (
    <div className="player-brand">
      <IconButton label={copy.close} onClick={onClose}>
        <X className="size-5.5" />
      </IconButton>
      <Link to={isVisitor ? paths.landing : paths.feed} className="display">
        <Logo />
        <span>{env.productName}</span>
      </Link>
      {isVisitor && (
        <>
          <Button variant="on-dark" onClick={onLogIn}>
            {copy.logIn}
          </Button>
          <Button variant="primary" onClick={onSignUp}>
            {copy.signUp}
          </Button>
        </>
      )}
    </div>
  );
}
