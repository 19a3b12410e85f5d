declare const injectedPushKey: string | null;

/**
 * The public key of VAPID, in base64url; undefined where devices are told nothing. Apart from the other variables, because
 * the first pages do not need it.
 */
export const pushConfig: { key?: string } = injectedPushKey === null ? {} : { key: injectedPushKey };
