/* Exact arithmetic of what people typed, on whole numbers of any size. */

/** Numerator and denominator, which is above 0. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** A number as it is written in decimals, for example 86.35 as 8635/100. */
export function toFraction(value: number): Fraction {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const [whole = '', part = ''] = digits.split('.');
  const shift = Number(exponent) - part.length;
  const over = BigInt(whole + part);
  return shift >= 0
    ? { over: over * 10n ** BigInt(shift), under: 1n }
    : { over, under: 10n ** BigInt(-shift) };
}

export const add = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.under + other.over * one.under,
  under: one.under * other.under,
});

export const subtract = (one: Fraction, other: Fraction): Fraction =>
  add(one, { over: -other.over, under: other.under });

export const divide = ({ over, under }: Fraction, by: number): Fraction => ({
  over,
  under: under * BigInt(by),
});

export const compare = (one: Fraction, other: Fraction): number => {
  const difference = one.over * other.under - other.over * one.under;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

const floor = (over: bigint, under: bigint) => (over >= 0n ? over / under : -((-over + under - 1n) / under));

function write(units: bigint, digits: number): string {
  const text = String(units < 0n ? -units : units).padStart(digits + 1, '0');
  const point = text.length - digits;
  return `${units < 0n ? '-' : ''}${text.slice(0, point)}${digits > 0 ? `.${text.slice(point)}` : ''}`;
}

/** With so many digits, half up. */
export const roundTo = ({ over, under }: Fraction, digits: number): string =>
  write(floor(2n * over * 10n ** BigInt(digits) + under, 2n * under), digits);

/** With so many digits, the others cut off. */
export const cutTo = ({ over, under }: Fraction, digits: number): string =>
  write(floor(over * 10n ** BigInt(digits), under), digits);
