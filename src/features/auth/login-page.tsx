import { useState } from 'react';
import { AuthFrame } from './auth-frame.tsx';
import { AuthTabs } from './auth-tabs.tsx';
import { LoginForm } from './login-form.tsx';
import { RecoverForm } from './recover-form.tsx';

export default function LoginPage() {
  const [recovering, setRecovering] = useState(false);
  return (
    <AuthFrame>
      <AuthTabs />
      <h1 className="display text-display-xl">{recovering ? 'Recover' : 'Welcome back'}</h1>
      {recovering ? (
        <RecoverForm onBack={() => setRecovering(false)} />
      ) : (
        <LoginForm onForgotten={() => setRecovering(true)} />
      )}
    </AuthFrame>
  );
}
