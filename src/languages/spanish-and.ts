/** "y", or "e" before a name that sounds like it begins with i: "e Ignacio", but "y Hierro". */
export const and = (next: string): string => (/^h?[ií](?![eé])/i.test(next) ? 'e' : 'y');
