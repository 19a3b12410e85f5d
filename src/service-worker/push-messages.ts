import { openPathMessage } from '#src/config/request-kinds.ts';

declare const self: ServiceWorkerGlobalScope;

/* Shows what services/push sends, and opens what it is about. */

/** Every message has to be shown, also one that says nothing. */
const fallbacks: Readonly<Record<string, string>> = {
  es: 'Hay algo nuevo para ti.',
  pt: 'Há algo novo para você.',
};
const fallback = 'There is something new for you.';

/** A page that loads, or is of an earlier release, does not answer. Firefox opens no window later than a second after the tap. */
const answerMs = 500;

const readText = (value: unknown) => (typeof value === 'string' ? value : '');

/** What a message says; a general sentence when its data is damaged. */
export function readMessage(data: Pick<PushMessageData, 'json'> | null) {
  let fields: Record<string, unknown> = {};
  try {
    const json: unknown = data?.json();
    fields = { ...(typeof json === 'object' && json) };
  } catch {
    // not JSON
  }
  const title = readText(fields['title']);
  return {
    title: title === '' ? (fallbacks[navigator.language.slice(0, 2)] ?? fallback) : title,
    body: readText(fields['body']),
    tag: readText(fields['tag']),
    path: readText(fields['path']),
  };
}

/** The address of a path of the app, and of nothing else. */
export function toAppUrl(path: unknown): string {
  const { origin } = self.location;
  const text = readText(path);
  const url = URL.canParse(text, origin) ? new URL(text, origin) : undefined;
  // A page opens the path alone, and `/.//host` is `//host`, another site.
  const isHere = text.startsWith('/') && url?.origin === origin && !url.pathname.startsWith('//');
  return isHere ? url.href : `${origin}/notifications`;
}

async function show(data: PushMessageData | null): Promise<void> {
  const { title, path, ...options } = readMessage(data);
  await self.registration.showNotification(title, { ...options, icon: '/icons/icon-192.png', data: path });
}

/** Lets a page open an address, so that it asks first where something would be lost. @returns whether it does */
const openIn = (page: WindowClient, url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(true));
    port1.start();
    page.postMessage({ type: openPathMessage, path: url.slice(self.location.origin.length) }, [port2]);
    setTimeout(() => resolve(false), answerMs);
  });

async function open(path: unknown): Promise<void> {
  const url = toAppUrl(path);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (page && (await openIn(page, url))) await page.focus();
  else await self.clients.openWindow(url);
}

/** Starts to show messages, and to open what is tapped. */
export function listenToMessages(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data));
  });
}
