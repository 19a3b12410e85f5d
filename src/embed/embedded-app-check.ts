import { env } from '#src/config/env.ts';

/*
 * App Check without the Firebase SDK: reCAPTCHA Enterprise returns a proof, which Firebase exchanges for a token
 * (https://firebase.google.com/docs/reference/appcheck/rest).
 */

interface Recaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: { enterprise: Recaptcha };
  }
}

const tokenLifetimeMs = 20 * 60_000;

/** Where a page keeps its token, which it asks for once at a time. */
export interface AppCheckMemory {
  latest?: { token: Promise<string>; requestedAt: number } | undefined;
}

function loadRecaptcha(siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/enterprise.js?render=${encodeURIComponent(siteKey)}`;
    script.addEventListener('error', () => reject(new Error('reCAPTCHA did not load')));
    script.addEventListener('load', () => {
      const { grecaptcha } = window;
      if (!grecaptcha) return reject(new Error('reCAPTCHA did not start'));
      grecaptcha.enterprise.ready(() => resolve(grecaptcha.enterprise));
    });
    document.head.append(script);
  });
}

async function fetchToken(siteKey: string): Promise<string> {
  const recaptcha = window.grecaptcha?.enterprise ?? (await loadRecaptcha(siteKey));
  const proof = await recaptcha.execute(siteKey, { action: 'fire_app_check' });
  const { projectId, appId, apiKey } = env.firebase;
  const app = `projects/${projectId}/apps/${appId}`;
  const response = await fetch(
    `https://content-firebaseappcheck.googleapis.com/v1/${app}:exchangeRecaptchaEnterpriseToken?key=${apiKey}`,
    { method: 'POST', body: JSON.stringify({ recaptcha_enterprise_token: proof }) },
  );
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null || !('token' in body) || typeof body.token !== 'string')
    throw new Error(`App Check responded with status ${response.status}`);
  return body.token;
}

/** The header for a request to Firebase; empty when no token can be had, which Firebase then decides about. */
export async function fetchAppCheckHeaders(
  siteKey: string,
  memory: AppCheckMemory,
): Promise<Record<string, string>> {
  if (!memory.latest || Date.now() - memory.latest.requestedAt > tokenLifetimeMs)
    memory.latest = { token: fetchToken(siteKey), requestedAt: Date.now() };
  try {
    return { 'X-Firebase-AppCheck': await memory.latest.token };
  } catch {
    delete memory.latest;
    return {};
  }
}
