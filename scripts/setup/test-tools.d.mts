type Environment = Readonly<Record<string, string | undefined>>;
export function findChromium(environment?: Environment): string | undefined;
export function findFullChromium(environment?: Environment): string | undefined;
export function findFirefox(environment?: Environment): string | undefined;
