export function demandChromium(): string;
export function findChromium(environment?: Readonly<Record<string, string | undefined>>): string | undefined;
