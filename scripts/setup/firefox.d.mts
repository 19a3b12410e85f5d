export function findFirefox(environment?: Readonly<Record<string, string | undefined>>): string | undefined;
