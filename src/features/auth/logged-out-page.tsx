import { useEffect, useRef } from 'react';
import { paths } from '#src/config/paths.ts';
import { clearHistoryPath } from '#src/session/history-path.ts';
import { logOutWithAlert } from '#src/session/log-out.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import { AuthLayout } from './auth-layout.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';

/** Opening this URL logs out, so that its text is true. */
export default function LoggedOutPage() {
  useLogOutOnMount();
  return (
    <AuthLayout>
      <PageHeading title={copy.loggedOut.title} className="text-display-lg" />
      <ButtonLink variant="primary" large to={paths.login} className="justify-self-start">
        {copy.loggedOut.logIn}
      </ButtonLink>
    </AuthLayout>
  );
}

function useLogOutOnMount() {
  const isCalled = useRef(false);
  useEffect(() => {
    // StrictMode runs effects twice.
    if (isCalled.current) return;
    isCalled.current = true;
    // Visitors need this, too, because they have no session that ends.
    clearHistoryPath();
    void logOutWithAlert();
  }, []);
}
