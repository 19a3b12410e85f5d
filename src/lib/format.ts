import { locale, toDecimal } from '#src/languages/localize.ts';

const dollarFormat = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Where people pay in pesos or reais, $ alone is not the dollar. */
const dollarSign = locale.startsWith('en') ? '$' : 'US$';

/** An amount of money with thousands separators, for example $48,200, or US$48,200 in Spanish. @param value in US dollars */
export const formatDollars = (value: number): string =>
  dollarFormat.format(value).replace('$', () => dollarSign);

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
