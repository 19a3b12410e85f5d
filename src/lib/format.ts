import { locale, toDecimal } from '#src/languages/localize.ts';

const dollarFormat = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  trailingZeroDisplay: 'stripIfInteger',
});

/** An amount of money with $ and thousands separators, for example $48,200. @param value in US dollars */
export function formatDollars(value: number): string {
  return dollarFormat.format(value);
}

/** A length as m:ss (specification, section 9), for example 1:05, rounded down to whole seconds. @param seconds */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A position in a video as m:ss.hh, for example 0:27.40. @param seconds */
export function formatTimecode(seconds: number): string {
  const hundredths = Math.max(0, Math.round(seconds * 100));
  const rest = String(hundredths % 100).padStart(2, '0');
  return `${formatDuration(Math.floor(hundredths / 100))}${toDecimal('.')}${rest}`;
}

const countFormat = new Intl.NumberFormat(locale);

/** A number with thousands separators, for example 12,408. */
export function formatCount(value: number): string {
  return countFormat.format(value);
}
