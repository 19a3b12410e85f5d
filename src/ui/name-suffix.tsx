/**
 * Ends the name of a control with what only its surroundings show: whom, or which ride. The name starts with the text
 * that is seen, which people say to click it.
 */
export function NameSuffix({ children }: { children: string }) {
  return <span className="sr-only"> {children}</span>;
}
