import {
  createReader,
  readInteger,
  readObject,
  readText,
  readTexts,
  readTimestamp,
} from './field-readers.ts';
import { alertTypes, type Notification } from './notification.ts';

/** What the list of notifications has, as people choose it. */
export const noticeKinds = ['tags', 'hats', 'access', 'moderation'] as const;

/** What a device can be told of. */
export const pushKinds = [...noticeKinds, 'followed'] as const;

export type NoticeKind = (typeof noticeKinds)[number];
export type PushKind = (typeof pushKinds)[number];

const { taggedInVideo, videoOfAnimal, filmsLinked, filmsParted } = alertTypes;
const tags: readonly number[] = [taggedInVideo, videoOfAnimal, filmsLinked, filmsParted];
const { takenDown, reelTakenDown, answered } = alertTypes;
const decisions: readonly number[] = [takenDown, reelTakenDown, answered];

/** The kind of a notification, by its stored `alert_type`. What delegates do belongs to access. */
export function getNoticeKind(alertType: number): NoticeKind {
  if (tags.includes(alertType)) return 'tags';
  if (alertType === alertTypes.hatTipped) return 'hats';
  return decisions.includes(alertType) ? 'moderation' : 'access';
}

/** Whether the list has a notification. @param hidden the kinds that it leaves out */
export const isShownInList = (
  { alert_type }: Pick<Notification, 'alert_type'>,
  hidden: readonly string[],
): boolean => !hidden.includes(getNoticeKind(alert_type));

/** How many devices of a person are told. */
export const maxPushDevices = 5;

/** The languages in which a device can be told. */
export const pushLanguages = ['en', 'es', 'pt'] as const;
export type PushLanguage = (typeof pushLanguages)[number];

/**
 * The pattern of the addresses that browsers have messages sent to: of the services of Chrome, Firefox, Edge and Safari,
 * and of no other host, because a server sends to what members store.
 */
export const pushEndpointPattern =
  'https://(fcm[.]googleapis[.]com|([a-z0-9-]{1,60}[.]){1,3}(push[.]services[.]mozilla[.]com|notify[.]windows[.]com|push[.]apple[.]com))/[A-Za-z0-9_~.:/?=&%+-]{1,900}';

const endpoints = new RegExp(`^${pushEndpointPattern}$`);

/** Whether messages may be sent to an address. */
export const isPushEndpoint = (endpoint: string): boolean => endpoints.test(endpoint);

const readDevice = createReader({
  endpoint: readText,
  p256dh: readText,
  auth: readText,
  added: readTimestamp,
});

/** A browser that is told: where messages for it go, and the keys of its subscription in base64url. */
export type PushDevice = ReturnType<typeof readDevice>;

const readChoice = createReader({
  devices: (stored): PushDevice[] => (Array.isArray(stored) ? stored.map(readDevice) : []),
  hidden: readTexts,
  muted: readTexts,
  language: (stored): PushLanguage => pushLanguages.find((each) => each === stored) ?? 'en',
  zone: readText,
  quiet_from: readInteger,
  quiet_until: readInteger,
});

/**
 * What a person chooses, `push/{uid}`: the kinds that the list leaves out (`hidden`) and those that devices are not told
 * of (`muted`), the IANA name of their time zone, and the hours (0 to 23) in which nothing is sent; equal ones mean none.
 */
export type PushChoice = ReturnType<typeof readChoice>;

/** When nobody has chosen: nothing is sent at night. */
const nightHours = { quiet_from: 22, quiet_until: 7 };

/** Parses a stored choice; without one, everything is shown, and no device is told. */
export const parsePushChoice = (data: unknown): PushChoice =>
  readChoice({ ...nightHours, ...readObject(data) });

/** The choice with a device added, or its keys renewed. Of too many, the one that was added first goes. */
export const addDevice = (choice: PushChoice, device: PushDevice): PushChoice => ({
  ...choice,
  devices: [...choice.devices.filter(({ endpoint }) => endpoint !== device.endpoint), device].slice(
    -maxPushDevices,
  ),
});

/** The choice without a device. */
export const removeDevice = (choice: PushChoice, endpoint: string): PushChoice => ({
  ...choice,
  devices: choice.devices.filter((device) => device.endpoint !== endpoint),
});

/** The choice with a kind on or off. @param field of the list, or of the devices */
export function chooseKind(
  choice: PushChoice,
  field: 'hidden' | 'muted',
  { kind, isOn }: { kind: PushKind; isOn: boolean },
): PushChoice {
  const others = choice[field].filter((each) => each !== kind);
  return { ...choice, [field]: isOn ? others : [...others, kind] };
}

/** What a person is given of their choice: of devices the service that tells them, and no keys. */
export const withoutKeys = ({ devices, ...choice }: PushChoice) => ({
  ...choice,
  devices: devices.map(({ endpoint, added }) => ({ service: new URL(endpoint).host, added })),
});
