import { useEffect, useRef } from 'react';
import { paths } from '#src/config/paths.ts';
import { logOutWithAlert } from '#src/session/log-out.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { AuthLayout } from './auth-layout.tsx';

/** Opening this address logs out, so that what it says is true. */
export default function LoggedOutPage() {
  useLogOutOnMount();
  return (
    <AuthLayout>
      <h1 className="display text-display-lg">You have successfully logged out.</h1>
      <ButtonLink variant="primary" large to={paths.login} className="justify-self-start">
        Login
      </ButtonLink>
    </AuthLayout>
  );
}

function useLogOutOnMount() {
  const called = useRef(false);
  useEffect(() => {
    if (called.current) return; // the server is told once, and an effect may run twice
    called.current = true;
    void logOutWithAlert();
  }, []);
}
