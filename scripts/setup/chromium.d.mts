export function findChromium(environment?: Readonly<Record<string, string | undefined>>): string | undefined;
export function findFullChromium(
  environment?: Readonly<Record<string, string | undefined>>,
): string | undefined;
