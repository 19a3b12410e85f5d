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

/** A length as m:ss (specification, section 9), from an hour on as h:mm:ss, rounded down to whole seconds. @param seconds */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const toPair = (value: number) => String(value % 60).padStart(2, '0');
  const minutes = Math.floor(whole / 60);
  const start = minutes < 60 ? minutes : `${Math.floor(minutes / 60)}:${toPair(minutes)}`;
  return `${start}:${toPair(whole)}`;
}

/** A position in a video as m:ss.hh, for example 0:27.40. @param seconds */
export function formatTimecode(seconds: number): string {
  const hundredths = Math.max(0, Math.round(seconds * 100));
  const rest = String(hundredths % 100).padStart(2, '0');
  return `${formatDuration(Math.floor(hundredths / 100))}${toDecimal('.')}${rest}`;
}
