import { paths } from '#src/config/paths.ts';

/** The app's first module: the page imports it once its language is there (src/app/boot/start-app.ts). Services have no page. */
const getPageScript = () =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLScriptElement>('script[data-src]')?.dataset['src'];

/**
 * Whether the server's document names the same script as that of this page.
 *
 * @throws TypeError when the server cannot be reached, or what aborts the signal
 */
export async function isOfNewestRelease(signal?: AbortSignal): Promise<boolean> {
  const script = getPageScript();
  if (script === undefined) return true;
  const response = await fetch(paths.feed, { cache: 'no-cache', ...(signal && { signal }) });
  return !response.ok || (await response.text()).includes(`"${script}"`);
}

/** The server is not asked again so soon: a page may be refused something many times. */
const answerLastsMs = 60_000;
const timeoutMs = 3000;
let asked: { readonly time: number; readonly answer: Promise<boolean> } | undefined;

/**
 * Whether a page that was refused something is of an earlier release, whose writes the rules may no longer accept. False
 * where nobody can tell.
 */
export async function isFromBefore(): Promise<boolean> {
  if (getPageScript() === undefined) return false;
  const time = performance.now();
  if (!asked || time - asked.time > answerLastsMs) {
    const answer = isOfNewestRelease(AbortSignal.timeout(timeoutMs)).then(
      (isNewest) => !isNewest,
      () => false,
    );
    asked = { time, answer };
  }
  return asked.answer;
}
