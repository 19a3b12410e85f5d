/** The IANA name of the device's time zone. */
export function getTimeZone(): string {
  // oxlint-disable-next-line no-restricted-properties -- nothing is formatted
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}
